import { type Arbol, arbolDe, destinoDe, isDeArbol, origenDe } from './arbol.ts'
import { uuidDe } from './identificadores.ts'
import type { Cuaderno } from './informe.ts'
import { isRegistro, type Registro } from './json.ts'
import { MAS_NOMBRE, nombreDe } from './nombre.ts'
import { leerRegistro } from './registro.ts'
import { textoDe } from './valores.ts'

/** An item that came in. */
export interface ItemLeido {
  id: string
  /** Its place among those that came in (0, 1, …). */
  lugar: number
  /** What the competency is called. */
  nombre: string
  campos: Registro
}

export interface ItemsLeidos {
  items: ItemLeido[]
  ids: string[]
  /** Identifiers of those that did not come in. */
  fuera: Set<string>
}

export interface Lectura {
  documentoId: string | null
  ahora: string
  cuaderno: Cuaderno
}

/** Most items and deepest level of a package: a plan has hundreds, and four. */
const MAS_ITEMS = 20_000
const MAS_NIVELES = 40

/** «n.º 12»: where something without an identifier stands. */
export const lugarEn = (i: number): string => `n.º ${i + 1}`

interface Crudo {
  cual: string
  texto: string
}

function whyNotItem(v: unknown, vistos: ReadonlySet<string>, { documentoId }: Lectura): string | null {
  if (!isRegistro(v)) return 'no es un objeto'
  const id = uuidDe(v.identifier ?? v.sourcedId)
  if (!id) return 'su identificador falta o no es un UUID'
  if (vistos.has(id)) return 'su identificador está repetido: cuenta la primera vez'
  if (id === documentoId) return 'su identificador es el del documento'
  if (nombreDe(v.fullStatement) === null) return 'no tiene enunciado (fullStatement)'
  return vistos.size >= MAS_ITEMS ? `el paquete pasa de ${MAS_ITEMS} elementos` : null
}

function leerItem(v: Registro, { cual, texto }: Crudo, { ahora, cuaderno, documentoId }: Lectura): Registro {
  const avisar = (motivo: string) => cuaderno.avisar({ que: 'item', cual, texto, motivo })
  const campos: Record<string, unknown> = {
    ...leerRegistro('CFItem', v, campo =>
      avisar(`el campo ${campo} no es como pide la norma: se conserva entre las extensiones`),
    ),
  }
  if (campos.lastChangeDateTime === undefined) campos.lastChangeDateTime = ahora
  // What it says of its own document follows from the document.
  if (isRegistro(campos.CFDocumentURI) && campos.CFDocumentURI.identifier === documentoId)
    delete campos.CFDocumentURI
  if (
    nombreDe(v.fullStatement)!.length < String(v.fullStatement).trim().length - 1 &&
    String(v.fullStatement).length > MAS_NOMBRE
  )
    avisar(`su enunciado pasa de ${MAS_NOMBRE} caracteres: el nombre lo lleva abreviado`)
  return campos
}

/** The beginning of what an item says, whatever it says it in: an object has no text, and may not even be turned into one. */
const comienzoDe = (v: Registro): string =>
  (textoDe(v.fullStatement) || textoDe(v.humanCodingScheme) || textoDe(v.abbreviatedStatement) || '').slice(
    0,
    200,
  )

/** The items of a package, and who did not come in. */
export function leerItems(crudos: readonly unknown[], lectura: Lectura): ItemsLeidos {
  const items: ItemLeido[] = []
  const vistos = new Set<string>()
  const fuera = new Set<string>()
  for (const [i, v] of crudos.entries()) {
    const id = isRegistro(v) ? uuidDe(v.identifier ?? v.sourcedId) : null
    const texto = isRegistro(v) ? comienzoDe(v) : ''
    const donde = { cual: id ?? lugarEn(i), texto }
    const motivo = whyNotItem(v, vistos, lectura)
    if (motivo) {
      lectura.cuaderno.omitir({ que: 'item', ...donde, motivo })
      if (id && !vistos.has(id)) fuera.add(id)
      continue
    }
    const campos = leerItem(v as Registro, donde, lectura)
    vistos.add(id!)
    fuera.delete(id!)
    items.push({ id: id!, lugar: items.length, nombre: nombreDe(campos.fullStatement)!, campos })
  }
  return { items, ids: items.map(x => x.id), fuera }
}

/** Without what lies deeper than the product goes, which is told. */
export function sinLosMasHondos(leidos: ItemsLeidos, { ramas }: Arbol, cuaderno: Cuaderno): ItemsLeidos {
  const hijas = Map.groupBy(leidos.items, item => ramas.get(item.id)!.padre)
  let nivel = hijas.get(null) ?? []
  for (let n = 1; n <= MAS_NIVELES; n++) nivel = nivel.flatMap(item => hijas.get(item.id) ?? [])
  if (nivel.length === 0) return leidos
  const hondos = [...nivel]
  for (const item of hondos) hondos.push(...(hijas.get(item.id) ?? []))
  for (const { id, nombre } of hondos)
    cuaderno.omitir({
      que: 'item',
      cual: id,
      texto: nombre,
      motivo: `está por debajo del nivel ${MAS_NIVELES}`,
    })
  const fuera = new Set([...leidos.fuera, ...hondos.map(h => h.id)])
  const items = leidos.items.filter(item => !fuera.has(item.id)).map((item, lugar) => ({ ...item, lugar }))
  return { items, ids: items.map(x => x.id), fuera }
}

/** The tree of the items that came in, and the associations that belong to it: what closes a loop or names one that is out, is left out. */
export function asentar(
  { items, ids, fuera }: ItemsLeidos,
  documentoId: string | null,
  leidas: readonly Registro[],
  cuaderno: Cuaderno,
): { asociaciones: Registro[]; arbol: Arbol } {
  const omitir = (a: Registro, motivo: string) =>
    cuaderno.omitir({
      que: 'asociacion',
      cual: String(a.identifier),
      texto: String(a.associationType),
      motivo,
    })
  const conTodos = leidas.filter(a => {
    const isFuera = fuera.has(origenDe(a)) || fuera.has(destinoDe(a))
    if (isFuera) omitir(a, 'nombra un elemento que no ha entrado')
    return !isFuera
  })
  const arbol = arbolDe(ids, documentoId, conTodos)
  for (const a of arbol.ciclos) omitir(a, 'cerraría un ciclo: su elemento queda en la raíz')
  const cortadas = new Set(arbol.ciclos)
  avisarDelArbol(items, conTodos, arbol, cuaderno)
  return { asociaciones: conTodos.filter(a => !cortadas.has(a)), arbol }
}

function avisarDelArbol(
  items: readonly ItemLeido[],
  asociaciones: readonly Registro[],
  { ramas, otrosPadres, ciclos }: Arbol,
  cuaderno: Cuaderno,
): void {
  const conPadreFuera = new Set(asociaciones.filter(isDeArbol).map(origenDe))
  const cortados = new Set(ciclos.map(origenDe))
  for (const { id, nombre } of items) {
    if (ramas.get(id)!.asociacion || cortados.has(id)) continue
    const motivo = conPadreFuera.has(id)
      ? 'cuelga de algo que no está en el paquete: queda en la raíz'
      : 'ninguna asociación isChildOf lo coloca: queda en la raíz'
    cuaderno.avisar({ que: 'item', cual: id, texto: nombre, motivo })
  }
  for (const a of otrosPadres)
    cuaderno.avisar({
      que: 'asociacion',
      cual: String(a.identifier),
      texto: origenDe(a),
      motivo: 'su elemento tiene más de un superior: cuenta el primero, las demás se conservan',
    })
}
