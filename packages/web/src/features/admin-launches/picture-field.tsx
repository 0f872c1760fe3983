/** The picture of a launch: chosen, sent, and shown as it was kept. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { part } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import { useAdmin } from '#admin/use-admin.ts';
import styles from './launches.module.css';
import { isPictureType, mostPictureBytes, uploadPicture } from './upload-picture.ts';
import field from '#ui/field.module.css';
import { classNames } from '#shell/ui/class-names.ts';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

type Props = {
  /** CID of the picture, or nothing. */
  picture: string;
  onChange: (picture: string) => void;
};

/** What is not taken is said beside it; the picture before it stays. */
export function PictureField({ picture, onChange }: Props) {
  const { t } = useLingui();
  const id = useId();
  const { handleError } = useAdmin();
  /** How much of it is there, a part of 1; null while nothing is sent. */
  const [sent, setSent] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const take = async (file: File) => {
    setFailure(null);
    setRefusal(refusalOf(file));
    if (refusalOf(file) !== null) return;
    setSent(0);
    try {
      onChange(await uploadPicture(file, setSent));
    } catch (thrown) {
      setFailure(thrown);
      handleError(thrown);
    }
    setSent(null);
  };
  const refusalOf = ({ type, size }: File): string | null => {
    if (!isPictureType(type)) return t`That’s not a PNG, JPEG or WebP.`;
    return size > mostPictureBytes ? t`This is larger than 5 MB.` : null;
  };

  return (
    <div className={classNames(field.field, styles.picture)}>
      <label htmlFor={id}>{t`Picture`}</label>
      {picture !== '' && (
        <img src={`/ipfs/${picture}`} alt={t`The picture as stored`} width={320} height={160} />
      )}
      <div className={styles.pick}>
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          disabled={sent !== null}
          aria-describedby={`${id}-words`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file can be chosen again, once it is mended.
            target.value = '';
            if (file !== undefined) void take(file);
          }}
        />
        {picture !== '' && (
          <Button look="secondary" size="small" onClick={() => onChange('')}>
            <Trans>Without a picture</Trans>
          </Button>
        )}
      </div>
      {sent !== null && <progress value={sent} max={1} aria-label={t`Sending the picture`} />}
      <p
        id={`${id}-words`}
        className={field.words}
        role={refusal === null && failure === null ? undefined : 'alert'}
        data-fault={refusal !== null || failure !== null || undefined}
      >
        {refusal ??
          (failure === null ? (
            <Trans>PNG, JPEG or WebP up to 5 MB. We store it as a WebP without its metadata.</Trans>
          ) : (
            <Fault error={failure} />
          ))}
      </p>
    </div>
  );
}
