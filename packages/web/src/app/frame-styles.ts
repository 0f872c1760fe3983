/** Style sheets of the frame's kept HTML, whose components never reach the browser's bundle; a component added to the frame is listed here. */
import '#shell/ui/button.module.css';
import '#ui/copyable-address.module.css';
import '#ui/icon-button.module.css';
import '#ui/language-switch.module.css';
import '#ui/page-intro.module.css';
import '#ui/theme-switch.module.css';
import './footer.module.css';
import './header.module.css';
import './layout.module.css';
import './mobile-menu.module.css';
