// Runs before the first paint, so that a reader of the dark scheme never sees a white page. A file of its own: inline scripts are not allowed.
try {
  var wanted = localStorage.getItem('backoffice-colors') || 'auto'
  var isDark =
    wanted === 'dark' || (wanted === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
} catch {
  // Without storage the light scheme stays.
}
