// oxlint-disable typescript/consistent-type-imports -- modules are declared so
// One file per icon: the library's own door lists five thousand, which every build would read.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const Icon: import('@tabler/icons-react').Icon
  export default Icon
}
