import type { Id } from '@malla/domain/asignaturas/asignatura.ts'

/** A course as the page writes it. */
export interface CursoEscrito {
  id: Id
  nombre: string
  codigo: string | null
  grupo: string
  /** «4 cr»; null where there are none. */
  creditos: string | null
  /** «T3 P2 V0». */
  horas: string
  /** What it asks for that is no course. */
  nota: string | null
  href: string
}

interface Alrededor {
  necesita: readonly CursoEscrito[]
  abre: readonly CursoEscrito[]
  /** What is said where there is none. */
  ningun: string
  ir(id: Id): void
  cerrar(): void
}

function elemento<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  clase: string,
  ...dentro: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const hecho = document.createElement(tag)
  if (clase) hecho.className = clase
  hecho.append(...dentro)
  return hecho
}

function boton(texto: string, clase: string, onClick: () => void): HTMLButtonElement {
  const hecho = elemento('button', clase, texto)
  hecho.type = 'button'
  hecho.addEventListener('click', onClick)
  return hecho
}

const listaDe = (
  titulo: string,
  clase: string,
  cursos: readonly CursoEscrito[],
  vacia: string,
  ir: (id: Id) => void,
): HTMLElement =>
  elemento(
    'div',
    `vecinos ${clase}`,
    elemento('h4', '', titulo),
    cursos.length > 0
      ? elemento(
          'ul',
          '',
          ...cursos.map(c =>
            elemento(
              'li',
              '',
              boton(c.nombre, 'vecino', () => ir(c.id)),
            ),
          ),
        )
      : elemento('p', 'tenue', vacia),
  )

/** Writes what is known of the chosen course under the malla; null hides it. */
export function escribirFicha(lugar: HTMLElement, curso: CursoEscrito | null, alrededor: Alrededor): void {
  lugar.hidden = curso === null
  if (!curso) {
    lugar.replaceChildren()
    return
  }
  const { necesita, abre, ningun, ir, cerrar } = alrededor
  const abrir = elemento('a', 'boton', 'Ver la ficha')
  abrir.href = curso.href
  const cerrarla = boton('×', 'cerrar', cerrar)
  cerrarla.setAttribute('aria-label', 'Cerrar')
  lugar.setAttribute('role', 'region')
  lugar.setAttribute('aria-label', 'Curso elegido')
  lugar.replaceChildren(
    elemento(
      'div',
      'quien',
      elemento('h3', '', curso.nombre),
      elemento(
        'p',
        'tenue',
        [curso.codigo, curso.grupo, curso.creditos, curso.horas].filter(Boolean).join(' · '),
      ),
    ),
    listaDe('Necesita', 'necesita', necesita, curso.nota ?? ningun, ir),
    listaDe('Abre el paso a', 'abre', abre, ningun, ir),
    elemento('div', 'botones', abrir, cerrarla),
  )
}
