import type { TipoDeParametro } from '@malla/contracts/parametros.ts'
import type { tiposDeEmpresa } from '@malla/domain/empresas/catalogos.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import { modalidadEntidad } from '../features/modalidades/modalidades.service.ts'
import { nivelEntidad } from '../features/niveles/niveles.service.ts'
import { parametroEntidad } from '../features/parametros/parametros.service.ts'
import { resultadoEntidad } from '../features/resultados/resultados.service.ts'
import { schema } from '../platform/db/db.ts'
import { and, eq, inArray } from '../platform/db/drizzle.ts'
import { type Escritura, insertRows } from '../platform/rows.ts'
import { RESULTADOS } from './resultados.ts'

const { modalidades, niveles, parametros, resultados } = schema

/** What kind of institution it is (§3, Empresa). */
export type TipoDeEmpresa = (typeof tiposDeEmpresa)[number]['nombre']

/** [code, name, tiponivel_id]. Codes are text, and tell the same in every institution, so that imported programmes find their level. */
type NivelInicial = readonly [codigo: string, nombre: string, tiponivel_id: number]

interface Catalogos {
  niveles: readonly NivelInicial[]
  tiposcursos: readonly string[]
  tipologiasespecialescursos: readonly string[]
}

const MODALIDADES = ['Presencial', 'Semipresencial', 'A distancia'] as const

/** tiponivel_id: 1 first studies, 2 postgraduate, 3 a further speciality. */
const INICIALES: Readonly<Record<TipoDeEmpresa, Catalogos>> = {
  Universidad: {
    niveles: [
      ['00001', 'Pregrado', 1],
      ['00002', 'Maestría', 2],
      ['00003', 'Doctorado', 2],
      // The special one (§9): its plans have neither entry profile nor titling criteria (§2).
      ['00004', 'Segunda Especialidad', 3],
      ['00005', 'Diplomado', 2],
    ],
    tiposcursos: ['Obligatorio', 'Electivo'],
    tipologiasespecialescursos: [
      'Investigación',
      'Prácticas preprofesionales',
      'Responsabilidad social',
      'Idioma extranjero',
      'Laboratorio',
      'Taller',
    ],
  },
  Instituto: {
    niveles: [
      ['00011', 'Auxiliar técnico', 1],
      ['00012', 'Técnico', 1],
      ['00013', 'Profesional técnico', 1],
    ],
    tiposcursos: ['Obligatorio', 'Electivo'],
    tipologiasespecialescursos: [
      'Competencias específicas',
      'Competencias para la empleabilidad',
      'Experiencias formativas en situaciones reales de trabajo',
    ],
  },
  Colegio: {
    niveles: [
      ['00021', 'Inicial', 1],
      ['00022', 'Primaria', 1],
      ['00023', 'Secundaria', 1],
    ],
    tiposcursos: ['Obligatorio', 'Electivo'],
    tipologiasespecialescursos: ['Tutoría', 'Taller', 'Proyecto integrador'],
  },
}

/**
 * Gives a new institution the levels, modalities, course types and special typologies of its kind, and the outcomes, as recorded writes. What
 * is there already (by name, levels also by code, outcomes by their number) stays as it is, so it can run again.
 */
export async function seedCatalogos(ctx: Escritura, tipo: TipoDeEmpresa): Promise<void> {
  const iniciales = INICIALES[tipo]
  await seedNiveles(ctx, iniciales.niveles)
  await seedModalidades(ctx)
  await seedParametros(ctx, iniciales)
  await seedResultados(ctx)
}

const without = <T>(wanted: readonly T[], nombre: (one: T) => string, there: { nombre: string }[]): T[] => {
  const known = new Set(there.map(t => clave(t.nombre)))
  return wanted.filter(one => !known.has(clave(nombre(one))))
}

async function seedNiveles(ctx: Escritura, iniciales: readonly NivelInicial[]): Promise<void> {
  const there = await ctx.tx
    .select({ nombre: niveles.nombre, codigo: niveles.codigo })
    .from(niveles)
    .where(eq(niveles.empresa_id, ctx.empresaId))
  const codes = new Set(there.map(n => n.codigo))
  const missing = without(iniciales, ([, nombre]) => nombre, there).filter(([codigo]) => !codes.has(codigo))
  await insertRows(
    ctx,
    nivelEntidad,
    missing.map(([codigo, nombre, tiponivel_id]) => ({ codigo, nombre, tiponivel_id })),
  )
}

async function seedModalidades(ctx: Escritura): Promise<void> {
  const there = await ctx.tx
    .select({ nombre: modalidades.nombre })
    .from(modalidades)
    .where(eq(modalidades.empresa_id, ctx.empresaId))
  const missing = without(MODALIDADES, nombre => nombre, there)
  await insertRows(
    ctx,
    modalidadEntidad,
    missing.map(nombre => ({ nombre })),
  )
}

const PARAMETROS = ['tiposcursos', 'tipologiasespecialescursos'] as const satisfies readonly TipoDeParametro[]

async function seedParametros(ctx: Escritura, iniciales: Catalogos): Promise<void> {
  const there = await ctx.tx
    .select({ tipo: parametros.tipo, nombre: parametros.nombre })
    .from(parametros)
    .where(and(eq(parametros.empresa_id, ctx.empresaId), inArray(parametros.tipo, [...PARAMETROS])))
  const rows = PARAMETROS.flatMap(tipo =>
    without(
      iniciales[tipo],
      nombre => nombre,
      there.filter(t => t.tipo === tipo),
    ).map(nombre => ({ tipo, nombre })),
  )
  // Catalogues list the newest first (§3): written backwards, they read in the order above.
  await insertRows(ctx, parametroEntidad, rows.toReversed())
}

/**
 * Gives the outcomes to an institution that was there before they were: one that has none. Those that it deleted since do not come back, unless
 * it deleted them all.
 */
export async function seedResultadosSiFaltan(ctx: Escritura): Promise<void> {
  const [some] = await ctx.tx
    .select({ id: resultados.id })
    .from(resultados)
    .where(eq(resultados.empresa_id, ctx.empresaId))
    .limit(1)
  if (!some) await seedResultados(ctx)
}

async function seedResultados(ctx: Escritura): Promise<void> {
  const there = await ctx.tx
    .select({ lista: resultados.lista, numero: resultados.numero })
    .from(resultados)
    .where(eq(resultados.empresa_id, ctx.empresaId))
  const known = new Set(there.map(r => `${r.lista} ${r.numero}`))
  const missing = RESULTADOS.filter(([lista, numero]) => !known.has(`${lista} ${numero}`))
  await insertRows(
    ctx,
    resultadoEntidad,
    missing.map(([lista, numero, nombre]) => ({ lista, numero, nombre })),
  )
}
