// Sets the colour scheme before the first picture, so that nothing flashes, and follows the system where nothing was chosen. A file of its own: the
// pages allow no inline script.
{
  const root = document.documentElement
  const oscuro = matchMedia('(prefers-color-scheme: dark)')
  const poner = () => {
    let chosen = null
    try {
      chosen = localStorage.getItem('malla.tema')
    } catch {
      // Storage may be closed to us; the system's scheme serves.
    }
    const dark = chosen === 'dark' || (chosen !== 'light' && oscuro.matches)
    root.dataset.mantineColorScheme = dark ? 'dark' : 'light'
  }
  poner()
  oscuro.addEventListener('change', poner)
}
