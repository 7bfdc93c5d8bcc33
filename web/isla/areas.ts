/** Turns the legend into a filter: an area that is pressed stands out, the others step back; pressed again, all are alike. */
export function filtrarPorArea(seccion: HTMLElement, tarjetas: readonly HTMLElement[]): void {
  const botones: HTMLButtonElement[] = []

  const mostrar = (area: string | null): void => {
    seccion.toggleAttribute('data-tinta', area !== null)
    for (const tarjeta of tarjetas)
      tarjeta.toggleAttribute('data-tinta-propia', tarjeta.dataset.area === area)
    for (const boton of botones) boton.setAttribute('aria-pressed', String(boton.dataset.area === area))
  }

  for (const entrada of seccion.querySelectorAll<HTMLElement>('.leyenda > li')) {
    const boton = document.createElement('button')
    boton.type = 'button'
    boton.dataset.area = entrada.dataset.area
    boton.setAttribute('aria-pressed', 'false')
    boton.append(...entrada.childNodes)
    boton.addEventListener('click', () =>
      mostrar(boton.getAttribute('aria-pressed') === 'true' ? null : boton.dataset.area!),
    )
    entrada.replaceChildren(boton)
    botones.push(boton)
  }
}
