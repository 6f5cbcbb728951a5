// oxlint-disable typescript/consistent-type-imports -- a module declaration can name a type no other way
// One file per icon: the library's own door lists five thousand, which every build would read.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const Icon: import('@tabler/icons-react').Icon
  export default Icon
}
