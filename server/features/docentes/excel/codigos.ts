import type { CursoElegible } from '@malla/contracts/usuarios.ts'
import { enLista } from '@malla/domain/texto/lista.ts'
import { clave, claveDeCodigo } from '@malla/domain/texto/normalizar.ts'
import { programaInAlcance } from '../../../platform/alcance.ts'
import type { Ctx } from '../../../platform/context.ts'
import { sql } from '../../../platform/db/drizzle.ts'
import { CURSO_JSON, CURSOS_FROM } from '../../usuarios/estructura.queries.ts'
import { partes } from '../../usuarios/excel/filas.ts'

/** A course as a cell names it: by code (without one by name), with as much of its place in brackets as it takes to tell it apart. */

interface Curso extends CursoElegible {
  cesado: boolean
  /** Its cycle, as the plan calls it, or its section of electives. */
  grupo: string | null
}

/** All courses that whoever asks may give, plan by plan and cycle by cycle. */
export async function selectCursosNombrables(ctx: Ctx): Promise<Curso[]> {
  const { rows } = await ctx.tx.execute(sql`
    select ${CURSO_JSON} as curso, l.fechacese is not null as cesado, coalesce(i.descripcion, s.nombre) as grupo
    from ${CURSOS_FROM}
    left join ciclos i on i.empresa_id = b.empresa_id and i.id = v.ciclo_id
    left join secciones s on s.empresa_id = b.empresa_id and s.id = v.seccion_id
    where b.empresa_id = ${ctx.empresaId} and b.base_id is null and ${programaInAlcance(ctx, sql`g.facultad_id`, sql`g.id`)}
    order by l.id, i.numero, b.id`)
  return (rows as unknown as (Pick<Curso, 'cesado' | 'grupo'> & { curso: CursoElegible })[]).map(
    ({ curso, ...r }) => ({ ...curso, ...r }),
  )
}

/** As names and places are compared: blanks around a comma do not matter either. */
const llave = (s: string): string => clave(s).replace(/ ?, ?/g, ', ').trim()
const nameOf = (c: Curso): string => c.codigo ?? c.nombre

/**
 * What may stand in the brackets behind a course, the shortest first: its plan, with the programme where that does not tell the plan, and its cycle; at last
 * its number, which is nobody else's.
 */
function lugaresDe(c: Curso, conPrograma: boolean): string[] {
  const plan = conPrograma ? `${c.plan}, ${c.programa}` : c.plan
  const entero = c.grupo === null ? plan : `${plan}, ${c.grupo}`
  return [c.plan, plan, entero, `${entero}, #${c.id}`]
}

/** Of several with one name those of plans in force; when none is left, all. */
const vigentes = (cursos: Curso[]): Curso[] => {
  const living = cursos.filter(c => !c.cesado)
  return living.length > 0 ? living : cursos
}

/** Names and plans have few brackets of their own; of a cell that is full of them the last are tried. */
const PARENTESIS = 8

/** Courses by what they are written with; nothing is written with nothing. */
function porLlave(cursos: readonly Curso[], llavesDe: (c: Curso) => string[]): (llave: string) => Curso[] {
  const indice = new Map<string, Curso[]>()
  for (const c of cursos)
    for (const k of new Set(llavesDe(c))) if (k !== '') indice.set(k, [...(indice.get(k) ?? []), c])
  return k => indice.get(k) ?? []
}

/** Finds the courses that a text may mean: by code or name and place, by code or name alone, by number. */
function buscadorDe(cursos: readonly Curso[]): (escrito: string) => Curso[] {
  const iguales = porLlave(cursos, c => [llave(c.codigo ?? ''), llave(c.nombre)])
  const porCompacto = porLlave(cursos, c => [claveDeCodigo(c.codigo ?? '')])
  /** Those whose code is written with other blanks, points and hyphens: «1.11» and «11.1» may be two courses, so what is written exactly so comes first. */
  const parecidos = (texto: string): Curso[] => porCompacto(claveDeCodigo(texto))
  const find = (texto: string): Curso[] => {
    const exactos = vigentes(iguales(texto))
    if (exactos.length === 0) return vigentes(parecidos(texto))
    // A code of a plan that ceased, which one in force may have with a hyphen more: which is meant nobody knows.
    const otros = exactos.every(c => c.cesado) ? parecidos(texto).filter(c => !c.cesado) : []
    return [...exactos, ...otros]
  }
  const byNumero = new Map(cursos.map(c => [`#${c.id}`, c]))

  const lugares = new Map<Curso, ReadonlySet<string>>()
  const isEn = (c: Curso, lugar: string): boolean => {
    const suyos =
      lugares.get(c) ?? new Set([...lugaresDe(c, false), ...lugaresDe(c, true)].map(x => llave(x)))
    lugares.set(c, suyos)
    return suyos.has(lugar)
  }
  const enSuLugar = (texto: string): Curso[] => {
    const abren = texto.endsWith(')') ? [...texto.matchAll(/\(/g)].slice(-PARENTESIS) : []
    const found = abren.flatMap(({ index }) => {
      const [nombre, lugar] = [texto.slice(0, index).trim(), texto.slice(index + 1, -1).trim()]
      const exactos = iguales(nombre).filter(c => isEn(c, lugar))
      return exactos.length > 0 ? exactos : parecidos(nombre).filter(c => isEn(c, lugar))
    })
    return [...new Set(found)]
  }
  return escrito => {
    const texto = llave(escrito)
    const named = enSuLugar(texto)
    const found = named.length > 0 ? named : find(texto)
    const numerado = byNumero.get(texto)
    return found.length === 0 && numerado ? [numerado] : found
  }
}

export interface Lexico {
  /** Courses that a text of a cell means: one when all is well. */
  leer(texto: string): { id: number } | { motivo: string }
  /** How a course is written so that it is read back as the same. */
  escribir(id: number): string | null
}

/** So many ways of writing it are offered: a school may have a course in each of six grades. */
const OFRECIDOS = 6

/**
 * Reads and writes these courses in cells. Each is written by the shortest form that is read back as it alone: its code (without one its name), with a place in
 * brackets, or «#12». The lexicon of requisites is another one (domain/asignaturas/lexico.ts).
 */
export function lexicoDe(cursos: readonly Curso[]): Lexico {
  const buscar = buscadorDe(cursos)
  const byId = new Map(cursos.map(c => [c.id, c]))
  const planes = Map.groupBy(new Map(cursos.map(c => [c.planestudio_id, c])).values(), c => llave(c.plan))

  const escritos = new Map<Curso, string>()
  const escribir = (c: Curso): string => {
    const escrito = escritos.get(c) ?? formaDe(c)
    escritos.set(c, escrito)
    return escrito
  }
  const formaDe = (c: Curso): string => {
    const lugares = lugaresDe(c, planes.get(llave(c.plan))!.length > 1)
    const formas = [nameOf(c), ...lugares.map(lugar => `${nameOf(c)} (${lugar})`)]
    const isSuya = (forma: string): boolean => {
      const [found, ...otros] = buscar(forma)
      // A name with a «;» of its own would be read as two.
      return found === c && otros.length === 0 && partes(forma).length === 1
    }
    return formas.find(isSuya) ?? `#${c.id}`
  }
  const cual = (found: readonly Curso[]): string => {
    const [{ plan, planestudio_id }] = found as [Curso]
    const isUnPlan = found.every(c => c.planestudio_id === planestudio_id)
    const formas = found.slice(0, OFRECIDOS).map(c => `«${escribir(c)}»`)
    const escriba = found.length > OFRECIDOS ? 'escriba, por ejemplo,' : 'escriba'
    return `está ${isUnPlan ? `varias veces en el plan «${plan}»` : 'en varios planes'}: ${escriba} ${enLista(formas, 'o')}.`
  }
  return {
    leer(texto) {
      const found = buscar(texto)
      if (found.length === 1) return { id: found[0]!.id }
      if (found.length === 0)
        return { motivo: `No hay un curso «${texto}» entre los que usted puede asignar.` }
      return { motivo: `«${texto}» ${cual(found)}` }
    },
    escribir(id) {
      const curso = byId.get(id)
      return curso ? escribir(curso) : null
    },
  }
}
