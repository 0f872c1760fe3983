/** What is used of fontkit, which comes without types. */
declare module 'fontkit' {
  export type Outline = {
    scale: (x: number, y: number) => Outline;
    translate: (x: number, y: number) => Outline;
    toSVG: () => string;
  };
  export type Font = {
    readonly unitsPerEm: number;
    layout: (text: string) => {
      readonly glyphs: readonly { readonly path: Outline; readonly advanceWidth: number }[];
    };
  };
  export function create(file: Uint8Array): Font;
}
