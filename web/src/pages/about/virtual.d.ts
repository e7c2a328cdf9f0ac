declare module 'virtual:licences' {
  export interface Licensed {
    readonly name: string;
    readonly version: string;
    /** The licence as the package names it: MIT, ISC … */
    readonly licence: string;
    /** The whole text, where it must be handed on with the page. */
    readonly text?: string;
  }
  export const LICENCES: { readonly browser: readonly Licensed[]; readonly server: readonly Licensed[] };
}
