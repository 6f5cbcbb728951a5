// One file per icon: the library's own door lists five thousand, which every build would read.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  /** Names and attributes of the elements that draw the icon in a square of 24. */
  export const __iconNode: readonly (readonly [
    name: string,
    attributes: Readonly<Record<string, string>>,
  ])[]
}
