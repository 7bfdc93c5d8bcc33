// Sets the colour scheme before the first picture, so that nothing flashes. A file of its own: the pages allow no inline script.
{
  const root = document.documentElement
  let chosen = null
  try {
    chosen = localStorage.getItem('malla.tema')
  } catch {
    // Storage may be closed to us; the system's scheme serves.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light'
}
