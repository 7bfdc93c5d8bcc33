import { z } from 'zod'
import { call } from './call.ts'
import {
  byIdOrFirst,
  deleted,
  id,
  ids,
  instante,
  list,
  obligatorio,
  one,
  paged,
  pageInput,
  revision,
  texto,
  url,
  written,
} from './campos.ts'
import { textoRico } from './textoRico/campo.ts'

/** Templates of profiles (§3, §7): of graduates, whose entries are lines, and of entrants, whose entries have a name and what they belong to. */

/** Kind of institution that a template is for (§9): 1 Universidad, 2 Instituto, 3 Colegio. */
const tipo = z.int().min(1).max(3)

/** An entry of a profile: what it says, as rich text; of an entrant profile its name («Rasgo») and dimension too. */
const entrada = z.object({
  nombre: texto(300).optional(),
  grupo: texto(80).optional(),
  descripcion: textoRico(20_000),
})
export type EntradaDePerfil = z.output<typeof entrada>

/** A line of a graduate profile has words and nothing else. */
const linea = entrada
  .overwrite(({ descripcion }) => ({ descripcion }))
  .refine(e => e.descripcion !== '', { error: 'Escriba la línea.' })
/** A trait of an entrant says something, by its name or by its text. */
const rasgo = entrada.refine(e => Boolean(e.nombre) || e.descripcion !== '', { error: 'Escriba el rasgo.' })

/** A template of profiles in a list. `planestudio_id` 0: made by hand; else the plan of the system that it was made of (§3). */
const plantillaDePerfil = z.object({
  id,
  tipo,
  nombre: z.string(),
  planestudio_id: z.int(),
  /** Institution of that plan; 0 and null for one made by hand. */
  de_empresa_id: z.int(),
  institucion: z.string().nullable(),
  entradas_count: z.int(),
  revision: z.int(),
  created_at: instante,
})
export type PlantillaDePerfil = z.output<typeof plantillaDePerfil>

/** With what it holds, in its order. */
const plantillaConEntradas = plantillaDePerfil.extend({ items: z.array(entrada) })
export type PlantillaConEntradas = z.output<typeof plantillaConEntradas>

/** The calls of one kind: `perfil` as paths say it, `de` as sentences do. */
function callsDe(perfil: 'egresado' | 'ingresante', de: string, item: typeof entrada) {
  const path = `/parametros/plantillas/perfil/${perfil}`
  const fields = z.object({
    nombre: obligatorio(200),
    tipo,
    /** 0: written by hand, in `items`. Else the plan whose profile is taken as it is now. */
    planestudio_id: z.int().min(0),
    /** Institution of that plan; left out: the one that the session works with. */
    empresa_id: id.optional(),
    items: z.array(item).max(500).optional(),
  })
  return {
    porTipo: call({
      verb: 'GET',
      path: `/v1/plantillas/diseno/perfiles/${perfil}s/por/tipo/empresa`,
      access: 'propio',
      summary: `Las plantillas de perfil de ${de} para el tipo de la institución, con lo que tienen`,
      input: z.object({}),
      output: list(plantillaConEntradas),
    }),
    create: call({
      verb: 'POST',
      path: `${path}/save`,
      access: 'administracion',
      summary: `Crea una plantilla de perfil de ${de}, de un plan del sistema o a mano`,
      input: fields,
      output: written(plantillaConEntradas),
    }),
    update: call({
      verb: 'PUT',
      path: `${path}/save`,
      access: 'administracion',
      summary: `Cambia una plantilla de perfil de ${de}; con un plan toma de nuevo lo que ese plan tiene`,
      input: fields.partial().extend({ id, revision }),
      output: written(plantillaConEntradas),
    }),
    show: call({
      verb: 'POST',
      path: `${path}/show`,
      access: 'administracion',
      summary: `Una plantilla de perfil de ${de}, con lo que tiene`,
      input: byIdOrFirst,
      output: one(plantillaConEntradas),
      writes: false,
    }),
    list: call({
      verb: 'POST',
      path: `${path}/list`,
      access: 'administracion',
      summary: `Las plantillas de perfil de ${de}, por páginas`,
      input: pageInput.extend({ tipo: tipo.optional() }),
      output: paged(plantillaDePerfil),
      writes: false,
    }),
    delete: call({
      verb: 'DELETE',
      path: `${path}/delete`,
      access: 'administracion',
      summary: `Elimina plantillas de perfil de ${de}`,
      input: z.object({ ids }),
      output: deleted,
    }),
    pdf: call({
      verb: 'POST',
      path: `${path}/pdf`,
      access: 'administracion',
      summary: `Una plantilla de perfil de ${de}, en PDF`,
      input: z.object({ id }),
      output: url,
      writes: false,
    }),
  }
}

export const plantillasEgresado = callsDe('egresado', 'egreso', linea)
export const plantillasIngresante = callsDe('ingresante', 'ingreso', rasgo)
/** The calls of either kind: the same but for their paths. */
export type CallsDePerfil = typeof plantillasEgresado
