import type { Linea } from './arbol.ts'

/** Files of other pages of the guide, addresses of the app, mail and https; nothing that could run. */
const DIRECCION = /^(?:[a-z0-9-]+\.md(?:#[a-z0-9-]+)?|\/(?!\/)[\w/?=&.-]*|https:\/\/\S+|mailto:\S+)$/

const PIEZAS = /`([^`]+)`|«([^»]+)»|\*\*(.+?)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]*)\)/g

function enlace(texto: string, destino: string): Linea {
  if (!DIRECCION.test(destino))
    throw new Error(`The guide links to «${destino}», which is no address for it.`)
  return { href: destino, texto: leerLinea(texto) }
}

/**
 * Reads a line of the guide: `key`, «name on the screen», **strong**, *emphasis*, [link](address). Everything else is text as it stands.
 * @throws on a link to what is no address for the guide.
 */
export function leerLinea(texto: string): Linea[] {
  const partes: Linea[] = []
  let desde = 0
  for (const m of texto.matchAll(PIEZAS)) {
    if (m.index > desde) partes.push(texto.slice(desde, m.index))
    desde = m.index + m[0].length
    if (m[1]) partes.push({ tecla: m[1] })
    else if (m[2]) partes.push({ nombre: m[2] })
    else if (m[3]) partes.push({ fuerte: leerLinea(m[3]) })
    else if (m[4]) partes.push({ enfasis: leerLinea(m[4]) })
    else partes.push(enlace(m[5]!, m[6]!))
  }
  if (desde < texto.length) partes.push(texto.slice(desde))
  return partes
}
