// `npm run admin-password`: makes an admin password and the setting that lets it in. Nothing is kept.
import { hashPassword, makePassword } from '../src/admin/password.ts';

const password = makePassword();
process.stdout.write(`Password, shown once; keep it in a password manager:

  ${password}

Setting of every server process with the role "api" (.env or environment), then restart it; all sessions of an
earlier password end:

  ADMIN_PASSWORD_HASH=${await hashPassword(password)}
`);
