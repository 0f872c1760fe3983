/** What a connected wallet brings to the page. One file: each of these comes with the others. */
export { Canopy } from './canopy.tsx';
export { Choose } from './choose.tsx';
export { Hanging } from './hanging.tsx';
export { OwnSection } from './own-section.tsx';
export { Sign } from './sign.tsx';
export { WrongNetwork } from './wrong-network.tsx';
