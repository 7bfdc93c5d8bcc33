import { plegar } from '../texto/normalizar.ts'
import { contraer } from './articulo.ts'
import { type CambioContado, claseDe, hechoDe, type Lectura, type Tramo } from './cambio.ts'
import { type Cosa, cosaDe } from './cosas.ts'

const CAMPOS_DE_NOMBRE = ['full_name', 'razonsocial', 'nombre', 'nombres', 'tipopersona', 'asunto'] as const
/** A cycle is called by its description: «Ciclo III». */
const camposDeNombre = (clase: string): readonly string[] =>
  clase === 'ciclo' ? ['descripcion', ...CAMPOS_DE_NOMBRE] : CAMPOS_DE_NOMBRE

/** Whether a field is the name of the thing itself. */
export const isNombre = (clase: string, campo: string): boolean => camposDeNombre(clase).includes(campo)

const dicho = (clase: string, datos: CambioContado['antes']): string | null => {
  const valores = camposDeNombre(clase).map(campo => datos?.[campo])
  return (valores.find(v => typeof v === 'string' && v !== '') as string | undefined) ?? null
}

/** A user of whom nothing else is known is called by the account. */
const cuenta = (c: CambioContado): string | null =>
  (c.antes?.usuario ?? c.despues?.usuario ?? null) as string | null

/** What the changed thing was called: before a rename its former name, else what its record or its lookup says; a new thing as it was called then; a publication is called as its plan. Null when unknown. */
export function nombreDe(c: CambioContado, l: Lectura): string | null {
  const clase = claseDe(c.evento)
  if (clase === 'publicacion') return c.ambito.plan_id ? l.nombre('plan_estudio', c.ambito.plan_id) : null
  const [antes, despues] = [dicho(clase, c.antes), dicho(clase, c.despues)]
  const deNuevo = hechoDe(c.evento) === 'created' ? despues : null
  return antes ?? deNuevo ?? l.nombre(clase, c.objeto_id) ?? despues ?? cuenta(c)
}

const fuerte = (texto: string): Tramo => ({ texto, fuerte: true })

/** «plan 2026» of a plan «Plan 2026»: its kind is not said twice. Null when the name does not begin with its kind and a number. */
function trasLaCosa(cosa: Cosa, nombre: string): { palabra: string; resto: string } | null {
  const palabra = cosa.uno.split(' ')[0]!
  if (!plegar(nombre).startsWith(`${plegar(palabra)} `)) return null
  const resto = nombre.slice(palabra.length + 1).trim()
  return /^(\d|[IVXLC]+\b|\p{Lu}\b)/u.test(resto) ? { palabra, resto } : null
}

/** Whether the name itself says what the thing is: «Facultad de Ingeniería». */
const seNombraSola = (cosa: Cosa, nombre: string): boolean =>
  plegar(nombre).startsWith(`${plegar(cosa.uno.split(' ')[0]!)} `)

/** Article and kind before a name: «el plan », «la », and what of the name is left to say. */
function partes(cosa: Cosa, nombre: string): { articulo: string; antes: string; nombre: string } {
  // «el área»: a feminine word that takes the article of the other gender stands as masculine in the table.
  const articulo = cosa.genero === 'm' ? 'el' : 'la'
  const tras = trasLaCosa(cosa, nombre)
  if (tras) return { articulo, antes: ` ${tras.palabra} `, nombre: tras.resto }
  return { articulo, antes: seNombraSola(cosa, nombre) ? ' ' : ` ${cosa.uno} `, nombre }
}

/** A thing as the object of a verb: «el curso **Cálculo I**», «al usuario **Ana**», «un curso» when its name is not known. */
export function comoObjeto(cosa: Cosa, nombre: string | null): Tramo[] {
  if (nombre === null) return [{ texto: `${cosa.genero === 'm' ? 'un' : 'una'} ${cosa.uno}` }]
  const p = partes(cosa, nombre)
  const articulo = cosa.esPersona ? contraer('a', p.articulo) : p.articulo
  return [{ texto: articulo + p.antes }, fuerte(p.nombre)]
}

/** A thing after a preposition: «de **Cálculo I**», «del plan **2026**», «en la **Facultad de Ingeniería**». */
export function tras(preposicion: 'de' | 'a' | 'en', cosa: Cosa, nombre: string | null): Tramo[] {
  if (nombre === null) return [{ texto: `${preposicion} ${cosa.genero === 'm' ? 'un' : 'una'} ${cosa.uno}` }]
  if (cosa.bastaElNombre) return [{ texto: `${preposicion} ` }, fuerte(nombre)]
  const p = partes(cosa, nombre)
  const inicio = preposicion === 'en' ? `en ${p.articulo}` : contraer(preposicion, p.articulo)
  return [{ texto: inicio + p.antes }, fuerte(p.nombre)]
}

/** Inside which thing a record's own thing is, and how that is said: «de» for a cycle of a plan, «en» for a course in it. */
const dentro: Readonly<Record<string, readonly [clase: string, ambito: string, preposicion: 'de' | 'en']>> = {
  ciclo: ['plan_estudio', 'plan_id', 'de'],
  seccion_electivo: ['plan_estudio', 'plan_id', 'de'],
  asignatura: ['plan_estudio', 'plan_id', 'en'],
  perfil_egreso: ['plan_estudio', 'plan_id', 'en'],
  competencia: ['plan_estudio', 'plan_id', 'en'],
  grupo: ['plan_estudio', 'plan_id', 'en'],
  equivalencia: ['plan_estudio', 'plan_id', 'en'],
  plan_estudio: ['programa', 'programa_id', 'en'],
  programa: ['facultad', 'facultad_id', 'en'],
}

/** « del plan 2026» after a thing that was made or deleted; nothing where it hangs on nothing that can be named. `seFue`: deleted from there. */
export function dentroDe(c: CambioContado, l: Lectura, seFue = false): Tramo[] {
  const lugar = dentro[claseDe(c.evento)]
  if (!lugar) return []
  const [clase, ambito, preposicion] = lugar
  const id = c.ambito[ambito]
  const nombre = id ? l.nombre(clase, id) : null
  return nombre === null ? [] : [{ texto: ' ' }, ...tras(seFue ? 'de' : preposicion, cosaDe(clase), nombre)]
}
