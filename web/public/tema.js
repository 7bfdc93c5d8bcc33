// The first script of the page, before the first picture. A file of its own: the pages allow no inline script. In the words of old browsers: one that knows
// no others is to say so (docs/decisions/0073-navegadores.md).
// biome-ignore-all lint/complexity/useArrowFunction: see above

// What the app cannot do without, and nothing stands in for (app/suplentes.ts). Said in the place of «Cargando…», which would stand there for ever.
;(function () {
  function esAntiguo() {
    try {
      // biome-ignore lint/complexity/useRegexLiterals: as a literal it would stop the whole file
      new RegExp('(?<!a)b')
    } catch (_) {
      return true
    }
    return !(
      'noModule' in document.createElement('script') &&
      window.structuredClone &&
      Array.prototype.findLast &&
      AbortSignal.timeout &&
      matchMedia('(width >= 0px)').matches
    )
  }
  if (!esAntiguo()) return
  document.addEventListener('DOMContentLoaded', function () {
    var cargando = document.getElementById('cargando')
    if (cargando)
      cargando.textContent = 'Su navegador es demasiado antiguo para Malla. Actualícelo, o entre con otro.'
  })
})()

// Sets the colour scheme, so that nothing flashes, and follows the system where nothing was chosen.
;(function () {
  var root = document.documentElement
  var oscuro = matchMedia('(prefers-color-scheme: dark)')
  function poner() {
    var chosen = null
    try {
      chosen = localStorage.getItem('malla.tema')
    } catch (_) {
      // Storage may be closed to us; the system's scheme serves.
    }
    var dark = chosen === 'dark' || (chosen !== 'light' && oscuro.matches)
    root.dataset.mantineColorScheme = dark ? 'dark' : 'light'
  }
  poner()
  oscuro.addEventListener('change', poner)
})()
