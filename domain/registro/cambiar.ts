import type { Requisito } from '../asignaturas/asignatura.ts'
import { enLista } from '../texto/lista.ts'
import { segun } from '../texto/numero.ts'
import { igual } from '../valores/igual.ts'
import { isVacio } from '../valores/isVacio.ts'
import { articuloDe, enFrase } from './articulo.ts'
import { type CambioContado, claseDe, type Lectura, type Tramo } from './cambio.ts'
import { callados, deArchivo, nombresEnOracion } from './campos.ts'
import { cosaDe } from './cosas.ts'
import { traslado } from './mover.ts'
import { comoObjeto, isNombre, nombreDe, tras } from './nombrar.ts'
import { enPalabras } from './valores.ts'

/** What was done to the thing: `verbo` and, unless the thing was named before, how it is named in the clause. */
interface Clausula {
  /** With the thing: «activó la facultad X». */
  con: Tramo[]
  /** Without it, after another clause: «cambió los créditos de 4 a 5». */
  sin: Tramo[]
}

/** Most fields that a sentence tells one by one. */
const MUCHOS = 6

const t = (texto: string): Tramo => ({ texto })

const verbosDeEstado: Readonly<Record<string, string>> = {
  Activado: 'activó',
  Desactivado: 'desactivó',
  Bloqueado: 'bloqueó',
  '1': 'habilitó',
  '2': 'deshabilitó',
  '3': 'bloqueó',
}

interface Hechos {
  clase: string
  antes: Readonly<Record<string, unknown>>
  despues: Readonly<Record<string, unknown>>
  nombre: string | null
  lectura: Lectura
}

const rotulo = (campo: string, l: Lectura): string => {
  const etiqueta = nombresEnOracion[campo] ?? l.etiqueta(campo)
  return etiqueta === null ? `el dato «${campo}»` : `${articuloDe(etiqueta)} ${enFrase(etiqueta)}`
}

const objeto = (h: Hechos): Tramo[] => comoObjeto(cosaDe(h.clase), h.nombre)
const deObjeto = (h: Hechos): Tramo[] => tras('de', cosaDe(h.clase), h.nombre)
const enObjeto = (h: Hechos): Tramo[] => tras('en', cosaDe(h.clase), h.nombre)

/** A verb that takes the thing itself. */
const verbo = (h: Hechos, hacer: string, resto = ''): Clausula => ({
  con: [t(`${hacer} `), ...objeto(h), t(resto)],
  sin: [t(`lo ${hacer}${resto}`)],
})

/** A verb about some of its fields: «borró el código («MA-1») de Cálculo I». */
const verboDeDatos = (h: Hechos, hacer: string, que: string): Clausula => ({
  con: [t(`${hacer} ${que} `), ...deObjeto(h)],
  sin: [t(`${hacer} ${que}`)],
})

/** The fields that are told, in the order in which they were written. */
function contados(h: Hechos): string[] {
  const campos = Object.keys(h.despues).filter(k => !callados.has(k) && k !== 'deleted_at')
  const sinOrden = campos.filter(k => k !== 'orden')
  const visibles = sinOrden.length > 0 ? sinOrden : campos
  // The number and the description of a cycle follow its name.
  return h.clase === 'ciclo' && visibles.includes('nombre')
    ? visibles.filter(k => k !== 'numero' && k !== 'descripcion')
    : visibles
}

function clausulaDeEstado(h: Hechos): Clausula | null {
  const hacer = verbosDeEstado[String(h.despues.estado)]
  return 'estado' in h.despues && hacer ? verbo(h, hacer) : null
}

function clausulaDeCese(h: Hechos): Clausula | null {
  if (h.clase !== 'plan_estudio' || !('fechacese' in h.despues)) return null
  if (isVacio(h.despues.fechacese)) return verbo(h, 'restauró')
  const dia = enPalabras(h.clase, 'fechacese', h.despues.fechacese, h.lectura)
  if (isVacio(h.antes.fechacese)) return verbo(h, 'cesó', ` con fecha ${dia}`)
  return null
}

const clausulaDeTraslado = (h: Hechos, adonde: string | null): Clausula | null =>
  adonde === null
    ? null
    : { con: [t('movió '), ...movido(h), t(` ${adonde}`)], sin: [t(`lo movió ${adonde}`)] }

const movido = (h: Hechos): Tramo[] =>
  h.nombre === null ? [t('un curso')] : [{ texto: h.nombre, fuerte: true }]

function clausulasDeArchivos(h: Hechos, campos: readonly string[]): Clausula[] {
  return campos
    .filter(campo => deArchivo.has(campo))
    .map(campo => {
      const hacer = isVacio(h.despues[campo]) ? 'quitó' : isVacio(h.antes[campo]) ? 'subió' : 'reemplazó'
      return verboDeDatos(h, hacer, rotulo(campo, h.lectura))
    })
}

function clausulasDeMarcas(h: Hechos, campos: readonly string[]): Clausula[] {
  return campos
    .filter(campo => typeof h.despues[campo] === 'boolean')
    .map(campo => {
      const que = `«${h.lectura.etiqueta(campo) ?? campo}»`
      const hacer = h.despues[campo] ? 'marcó' : 'desmarcó'
      return { con: [t(`${hacer} ${que} `), ...enObjeto(h)], sin: [t(`${hacer} ${que}`)] }
    })
}

/** «el código («MA-1»)»: what a field held before it was emptied. */
const borrado = (h: Hechos, campo: string): string => {
  const era = enPalabras(h.clase, campo, h.antes[campo], h.lectura)
  return rotulo(campo, h.lectura) + (era ? ` (${era})` : '')
}

/** « de 4 a 5»; « a 5» where there was nothing or the name tells it; nothing for structures. */
function deA(h: Hechos, campo: string): string {
  const era = enPalabras(h.clase, campo, h.antes[campo], h.lectura)
  const es = enPalabras(h.clase, campo, h.despues[campo], h.lectura)
  if (es === null || era === es) return ''
  return era && !isNombre(h.clase, campo) ? ` de ${era} a ${es}` : ` a ${es}`
}

function clausulaDeValores(h: Hechos, campos: readonly string[]): Clausula | null {
  if (campos.length === 0) return null
  const [primero] = campos
  if (campos.length === 1) {
    const que = rotulo(primero!, h.lectura)
    return {
      con: [t(`cambió ${que} `), ...deObjeto(h), t(deA(h, primero!))],
      sin: [t(`cambió ${que}${deA(h, primero!)}`)],
    }
  }
  const frases = campos.slice(0, MUCHOS).map(campo => rotulo(campo, h.lectura) + deA(h, campo))
  const resto = campos.length - MUCHOS
  const lista = enLista(resto > 0 ? [...frases, segun(resto, 'un dato más', '# datos más')] : frases)
  return { con: [t('cambió '), ...enObjeto(h), t(` ${lista}`)], sin: [t(`cambió ${lista}`)] }
}

/** Requisites are what a course asks for: «de A a B» would read as if it were asked for by B. */
function clausulaDeRequisitos(h: Hechos): Clausula | null {
  if (!('requisitos' in h.despues)) return null
  const [era, es] = [h.antes, h.despues].map(lado =>
    enPalabras(h.clase, 'requisitos', lado.requisitos, h.lectura),
  )
  if (!es) {
    const resto = ` sin requisitos${era ? ` (tenía ${era})` : ''}`
    return { con: [t('dejó '), ...movido(h), t(resto)], sin: [t(`lo dejó${resto}`)] }
  }
  if (!era) {
    const son = (h.despues.requisitos as Requisito).tipo === 'y' ? 'requisitos' : 'requisito'
    const puso = `puso ${es} como ${son}`
    return { con: [t(`${puso} `), ...deObjeto(h)], sin: [t(`le ${puso}`)] }
  }
  const cambio = era === es ? '' : ` (antes: ${era}; ahora: ${es})`
  return {
    con: [t('cambió los requisitos '), ...deObjeto(h), t(cambio)],
    sin: [t(`cambió los requisitos${cambio}`)],
  }
}

function clausulaDeBorrados(h: Hechos, campos: readonly string[]): Clausula | null {
  if (campos.length === 0) return null
  return verboDeDatos(h, 'borró', enLista(campos.map(campo => borrado(h, campo))))
}

const isEstructura = (v: unknown): v is Record<string, unknown> =>
  typeof v === 'object' && v !== null && !Array.isArray(v)

/** Fields that hold fields (a profile, the terms of a plan) as those inside them that changed. Requisites are one thing. */
function aplanar(c: CambioContado): Pick<Hechos, 'antes' | 'despues'> {
  const antes: Record<string, unknown> = { ...c.antes }
  const despues: Record<string, unknown> = { ...c.despues }
  for (const campo of Object.keys(despues)) {
    const [era, es] = [antes[campo] ?? {}, despues[campo]]
    if (campo === 'requisitos' || !isEstructura(es) || !isEstructura(era)) continue
    delete antes[campo]
    delete despues[campo]
    for (const k of new Set([...Object.keys(era), ...Object.keys(es)]))
      if (!igual(era[k], es[k])) [antes[k], despues[k]] = [era[k], es[k] ?? null]
  }
  return { antes, despues }
}

/** What an update did, in one sentence without its subject: «cambió los créditos de Cálculo I de 4 a 5». */
export function cambiado(c: CambioContado, lectura: Lectura): Tramo[] {
  const h = hechosDe(c, lectura)
  return juntar(clausulasDe(c, h), h)
}

/** The same without the thing, for what has no name of its own; null when nothing changed. */
export function cambiosSueltos(c: CambioContado, lectura: Lectura): string | null {
  const clausulas = clausulasDe(c, hechosDe(c, lectura))
  const frases = clausulas.map(x => x.sin.map(tramo => tramo.texto).join(''))
  return frases.length > 0 ? enLista(frases) : null
}

const hechosDe = (c: CambioContado, lectura: Lectura): Hechos => ({
  clase: claseDe(c.evento),
  ...aplanar(c),
  nombre: nombreDe(c, lectura),
  lectura,
})

function clausulasDe(c: CambioContado, h: Hechos): Clausula[] {
  const { lectura } = h
  const propias = [
    clausulaDeTraslado(h, traslado(c, lectura)),
    clausulaDeEstado(h),
    clausulaDeCese(h),
    clausulaDeRequisitos(h),
  ] as const
  const dichos = new Set([
    ...(propias[0] ? ['ciclo_id', 'seccion_id', 'orden'] : []),
    ...(propias[1] ? ['estado'] : []),
    ...(propias[2] ? ['fechacese'] : []),
    ...(propias[3] ? ['requisitos'] : []),
  ])
  const campos = contados(h).filter(campo => !dichos.has(campo))
  const valores = campos.filter(campo => !deArchivo.has(campo) && typeof h.despues[campo] !== 'boolean')
  return [
    ...propias,
    ...clausulasDeArchivos(h, campos),
    ...clausulasDeMarcas(h, campos),
    clausulaDeValores(
      h,
      valores.filter(campo => !isVacio(h.despues[campo])),
    ),
    clausulaDeBorrados(
      h,
      valores.filter(campo => isVacio(h.despues[campo])),
    ),
  ].filter(x => x !== null)
}

/** Clauses as one sentence: the first names the thing, «y» stands before the last. */
function juntar(clausulas: readonly Clausula[], h: Hechos): Tramo[] {
  const [primera, ...otras] = clausulas
  if (!primera) return [t('volvió a guardar '), ...objeto(h)]
  return [
    ...primera.con,
    ...otras.flatMap((otra, i) => [t(i === otras.length - 1 ? ' y ' : ', '), ...otra.sin]),
  ].filter(tramo => tramo.texto !== '')
}
