import { cortar } from '../texto/cortar.ts'
import { clave, plegar, sinBlancosDeMas, sinInvisibles } from '../texto/normalizar.ts'
import { igual } from '../valores/igual.ts'
import { Analizador, ErrorDeLectura } from './analizador.ts'
import type { Requisito } from './asignatura.ts'
import { codigosJuntos } from './codigosJuntos.ts'
import { formatCreditos } from './creditos.ts'
import { isNada } from './escritos.ts'
import { Lector } from './lector.ts'
import type { Lexico } from './lexico.ts'
import type { HojaRequisito } from './requisitos.ts'
import { comoSimultaneos, isGrupo, mapHojas, simplificar, textosDe } from './requisitos.ts'

/** Longest text that a requisite keeps. */
const MAX_TEXTO_REQUISITO = 500

/** How requisites are written in Excel, in the grid and in forms: for the template and beside the field. */
export const explicacionDeGramatica =
  'Escriba los códigos de los cursos separados por punto y coma: «MAT101; FIS101» pide los dos. La barra pide uno de ' +
  'ellos: «MAT101 | MAT102»; los paréntesis agrupan: «MAT101; (FIS101 | FIS102)». También puede escribir «y» y «o». Un ' +
  'asterisco marca un correquisito, que se lleva antes o a la vez: «FIS101*». Los créditos aprobados se piden con «120 cr». ' +
  'Un curso sin código se escribe por su nombre, sin que importen tildes ni mayúsculas; si el nombre se presta a ' +
  'confusión, entre comillas: «"Ética y Sociedad"». Lo que no se reconoce queda como texto y se puede corregir después.'

/** What a written requisite means. `avisos` say in Spanish what was kept as text and why. */
export interface RequisitoLeido {
  requisitos: Requisito | null
  avisos: string[]
}

const SIN_REQUISITO =
  /^(ninguno|ninguna|no|no (tiene|aplica|requiere|posee|hay)|sin ((prer?|co-?r?)?requisitos?|seriacion|correlativas?))\.?$/

/** Whether a text says that there is no requisite. A star alone is one that is not finished. */
export const isSinRequisito = (texto: string): boolean =>
  (isNada(texto) && !texto.includes('*')) || SIN_REQUISITO.test(clave(texto))

const comoTexto = (texto: string): Requisito => ({
  tipo: 'texto',
  texto: cortar(texto, MAX_TEXTO_REQUISITO),
  modo: 'previo',
})

function avisoDeTexto(texto: string, lexico: Lexico): string {
  if (lexico.isAmbiguo(texto)) return `Hay más de un curso que se escribe «${cortar(texto)}».`
  const juntos = codigosJuntos(plegar(texto), lexico)
  if (!juntos?.conBarra) return `No hay en el plan un curso que se escriba «${cortar(texto)}».`
  const codigos = juntos.cursos.map(c => escribirHoja(c, lexico, false))
  const [todos, uno] = [codigos.join('; '), codigos.join(' | ')].map(t => cortar(t))
  return `«${cortar(texto)}» no dice si se piden todos o uno: escriba «${todos}» o «${uno}».`
}

/**
 * Meaning of a written requisite (see `explicacionDeGramatica`). Line breaks count as `;`. Never throws: what no course
 * matches is kept as text, and what cannot be read is kept whole as one text; both with a warning.
 */
export function parse(escrito: string, lexico: Lexico): RequisitoLeido {
  const texto = sinBlancosDeMas(
    sinInvisibles(escrito)
      .trim()
      .replace(/[\r\n]+/g, '; '),
  )
  if (isSinRequisito(texto) && lexico.buscar(texto) === null) return { requisitos: null, avisos: [] }
  try {
    const leido = new Analizador(new Lector(texto, lexico)).leer()
    const corto = mapHojas(leido, h =>
      h.tipo === 'texto' ? ({ ...comoTexto(h.texto), modo: h.modo } as Requisito) : h,
    )
    return { requisitos: corto, avisos: textosDe(corto).map(t => avisoDeTexto(t, lexico)) }
  } catch (e) {
    if (!(e instanceof ErrorDeLectura)) throw e
    return { requisitos: comoTexto(texto), avisos: [`No se pudo leer «${cortar(texto)}»: ${e.message}`] }
  }
}

const citar = (texto: string): string => `"${texto.replaceAll('"', '""')}"`

function escribirHoja(hoja: HojaRequisito, lexico: Lexico, citarTodo: boolean): string {
  if (hoja.tipo === 'creditos') return `${formatCreditos(hoja.creditos)} cr`
  const texto = hoja.tipo === 'texto' ? hoja.texto : lexico.etiqueta(hoja.asignatura_id)
  const estrella = hoja.modo === 'simultaneo' ? '*' : ''
  const llano = texto + estrella
  if (!citarTodo && igual(parse(llano, lexico).requisitos, hoja)) return llano
  return citar(texto) + estrella
}

function escribir(r: Requisito, lexico: Lexico, citarTodo: boolean): string {
  if (!isGrupo(r)) return escribirHoja(r, lexico, citarTodo)
  const partes = r.de.map(parte => {
    const escrita = escribir(parte, lexico, citarTodo)
    return isGrupo(parte) ? `(${escrita})` : escrita
  })
  return partes.join(r.tipo === 'y' ? '; ' : ' | ')
}

/**
 * How a requisite is written, in the one canonical way: `;` for all, `|` for one of them, `*` for corequisites, «120 cr»,
 * and quotation marks only where it would be read otherwise. `parse` of it is the same requisite, simplified.
 */
export function format(r: Requisito | null, lexico: Lexico): string {
  const simple = simplificar(r)
  if (simple === null) return ''
  const llano = escribir(simple, lexico, false)
  return igual(parse(llano, lexico).requisitos, simple) ? llano : escribir(simple, lexico, true)
}

/** What a kept text says, null where it cannot be read. Codes that stand together stay: they may have been put in quotation marks for it. */
function leerTexto(texto: string, lexico: Lexico): Requisito | null {
  const { requisitos } = parse(texto, { ...lexico, buscarCodigo: () => null })
  return textosDe(requisitos).length > 0 ? null : requisitos
}

/** Texts kept before that can be read now (the course came later, its code was mended) become what they say; what `antes` could read already stays. */
export const resolverTextos = (r: Requisito | null, lexico: Lexico, antes?: Lexico): Requisito | null =>
  mapHojas(r, hoja => {
    if (hoja.tipo !== 'texto') return hoja
    const leido = leerTexto(hoja.texto, lexico)
    if (leido === null || (antes && leerTexto(hoja.texto, antes) !== null)) return hoja
    return hoja.modo === 'previo' ? leido : comoSimultaneos(leido)
  })
