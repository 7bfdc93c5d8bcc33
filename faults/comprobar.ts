import { createHash } from 'node:crypto'
import { type Cadena, verifyChains } from '@malla/server/platform/changes/verify.ts'
import type pg from 'pg'
import type { Asiento, Libro } from './libro.ts'

/** What was found after a fault, each in words; empty lists are what is hoped for. */
export interface Hallazgos {
  /** Acknowledged, and not there. */
  perdidas: string[]
  /** There more than once. */
  dobles: string[]
  /** There in part: a row without its record, half a grid, a file without its bytes. */
  mitades: string[]
  /** Institutions whose chain of records is broken. */
  cadena: string[]
  /** Nobody could say what became of it, though the service is back. */
  inciertas: string[]
}

const ninguno = (): Hallazgos => ({ perdidas: [], dobles: [], mitades: [], cadena: [], inciertas: [] })

const MARCA = /m[0-9a-f]{14}/g

/** How many records name each mark, whatever they are about. */
async function marcasDe(owner: pg.Client, empresa: number): Promise<Map<string, number>> {
  const { rows } = await owner.query('select despues::text as d from cambios where empresa_id = $1', [
    empresa,
  ])
  const marcas = new Map<string, number>()
  for (const { d } of rows as { d: string | null }[])
    for (const marca of new Set(d?.match(MARCA) ?? [])) marcas.set(marca, (marcas.get(marca) ?? 0) + 1)
  return marcas
}

function contarAsientos(
  asientos: readonly Asiento[],
  marcas: ReadonlyMap<string, number>,
  h: Hallazgos,
): void {
  for (const { que, marca, registros } of asientos) {
    const hay = marcas.get(marca) ?? 0
    if (hay === 0) h.perdidas.push(`${que} ${marca}: sin registro`)
    else if (hay < registros) h.mitades.push(`${que} ${marca}: ${hay} de ${registros} registros`)
    else if (hay > registros) h.dobles.push(`${que} ${marca}: ${hay} registros`)
  }
}

async function comprobarCursos(owner: pg.Client, libro: Libro, h: Hallazgos): Promise<void> {
  const { rows } = await owner.query(
    'select id::int, nombre, ciclo_id::int as ciclo, revision::int from asignaturas where empresa_id = $1 and planestudio_id = $2',
    [libro.rincon.empresa, libro.rincon.plan],
  )
  const hay = new Map(
    (rows as { id: number; nombre: string; ciclo: number; revision: number }[]).map(r => [r.id, r]),
  )
  for (const [id, curso] of libro.cursos) {
    const row = hay.get(id)
    if (!row) h.perdidas.push(`curso ${id} (${curso.nombre}): no está`)
    else if (row.nombre !== curso.nombre || row.ciclo !== curso.ciclo)
      h.perdidas.push(
        `curso ${id}: es ${row.nombre} en ${row.ciclo}, se confirmó ${curso.nombre} en ${curso.ciclo}`,
      )
    else if (row.revision > curso.revision)
      h.dobles.push(`curso ${id}: revisión ${row.revision} por ${curso.revision}`)
    hay.delete(id)
  }
  hay.delete(libro.rincon.cursoDeSilabo)
  for (const [id, row] of hay)
    if (libro.borrados.has(id)) h.perdidas.push(`curso ${id}: se confirmó que se eliminó, y está`)
    else if (libro.inciertos.length === 0) h.dobles.push(`curso ${id} (${row.nombre}): nadie lo creó`)
}

async function comprobarGrilla(owner: pg.Client, { rincon, grilla }: Libro, h: Hallazgos): Promise<void> {
  const { rows } = await owner.query(
    `select split_part(nombre, ' ', 1) as marca, count(*)::int as n from asignaturas
     where empresa_id = $1 and planestudio_id = $2 group by 1`,
    [rincon.empresa, rincon.grilla.plan],
  )
  const hay = rows as { marca: string; n: number }[]
  if (hay.length !== 1 || hay[0]!.n !== rincon.grilla.cursos.length)
    h.mitades.push(`grilla ${rincon.grilla.plan}: ${JSON.stringify(hay)}`)
  else if (grilla && hay[0]!.marca !== grilla)
    h.perdidas.push(`grilla ${rincon.grilla.plan}: es ${hay[0]!.marca}, se confirmó ${grilla}`)
}

const faltan = (
  que: string,
  confirmado: ReadonlyMap<string, { marca: string }>,
  hay: ReadonlyMap<string, string>,
  h: Hallazgos,
) => {
  for (const [key, { marca }] of confirmado)
    if (!hay.get(key)?.includes(marca)) h.perdidas.push(`${que} ${key}: se confirmó ${marca}`)
}

async function comprobarTextos(owner: pg.Client, libro: Libro, h: Hallazgos): Promise<void> {
  const { empresa, plan, cursoDeSilabo } = libro.rincon
  const { rows: textos } = await owner.query(
    'select key, items::text as t from plan_secciones where empresa_id = $1 and planestudio_id = $2',
    [empresa, plan],
  )
  faltan('texto', libro.textos, new Map(textos.map(r => [r.key, r.t])), h)
  const { rows: claves } = await owner.query(
    `select c.clave, c.valor::text as t from silabo_claves c join silabos s on s.empresa_id = c.empresa_id and s.id = c.silabo_id
     where s.empresa_id = $1 and s.asignatura_id = $2`,
    [empresa, cursoDeSilabo],
  )
  faltan('sílabo', libro.silabo, new Map(claves.map(r => [r.clave, r.t])), h)
}

async function comprobarOrden(
  owner: pg.Client,
  { rincon, competencias }: Libro,
  h: Hallazgos,
): Promise<void> {
  const { rows } = await owner.query(
    'select id::int, orden::int from competencias where empresa_id = $1 and planestudio_id = $2 order by orden, id',
    [rincon.empresa, rincon.plan],
  )
  if (new Set(rows.map(r => r.orden)).size !== rows.length)
    h.mitades.push(`competencias de ${rincon.plan}: dos en un lugar`)
  const hay = rows.map(r => r.id).join(' ')
  if (hay !== competencias.join(' '))
    h.perdidas.push(`competencias de ${rincon.plan}: ${hay}, se confirmó ${competencias.join(' ')}`)
}

/** Rows and records must tell the same: as many records of a course as its revision says, none of a course that is not there. */
async function comprobarRegistros(owner: pg.Client, empresa: number, h: Hallazgos): Promise<void> {
  const { rows } = await owner.query(
    `with r as (
       select objeto_id, count(*) filter (where evento like '%.created')::int as creado, count(*) filter (where evento like '%.deleted')::int as borrado,
         max((despues ->> 'revision')::int) as revision, count(*) filter (where evento not like '%.deleted')::int as n
       from cambios where empresa_id = $1 and evento in ('asignatura.created', 'asignatura.updated', 'asignatura.deleted') group by 1)
     select coalesce(a.id, r.objeto_id)::int as id, a.id is not null as esta, a.revision::int as de_fila, r.* from r
     full join (select * from asignaturas where empresa_id = $1) a on a.id = r.objeto_id`,
    [empresa],
  )
  for (const r of rows as {
    id: number
    esta: boolean
    de_fila: number
    creado: number | null
    borrado: number
    revision: number
    n: number
  }[]) {
    // Planted underneath, and never written in.
    if (r.creado === null) {
      if (r.de_fila > 1) h.mitades.push(`curso ${r.id}: cambió sin registro`)
      continue
    }
    if (r.creado > 1) h.dobles.push(`curso ${r.id}: creado ${r.creado} veces`)
    if (r.esta && r.borrado > 0) h.mitades.push(`curso ${r.id}: está, y un registro dice que se eliminó`)
    if (!r.esta && r.borrado === 0)
      h.mitades.push(`curso ${r.id}: no está, y ningún registro dice que se eliminó`)
    if (r.borrado > 1) h.dobles.push(`curso ${r.id}: eliminado ${r.borrado} veces`)
    if (r.esta && r.revision !== null && r.revision !== r.de_fila)
      h.mitades.push(`curso ${r.id}: revisión ${r.de_fila}, su último registro dice ${r.revision}`)
  }
  const { rows: sin } = await owner.query(
    'select llamada from repeticiones where empresa_id = $1 and respuesta is null',
    [empresa],
  )
  for (const { llamada } of sin) h.mitades.push(`${llamada}: clave guardada sin respuesta`)
}

async function comprobarArchivos(owner: pg.Client, libro: Libro, bajar: Bajar, h: Hallazgos): Promise<void> {
  const { rows } = await owner.query(
    `select d.id::int, a.nombre from adjuntos d join archivos a on a.empresa_id = d.empresa_id and a.id = d.archivo_id
     where d.empresa_id = $1 and d.planestudio_id = $2`,
    [libro.rincon.empresa, libro.rincon.plan],
  )
  const veces = Map.groupBy(rows as { id: number; nombre: string }[], r => r.nombre)
  for (const { id, sha256, marca } of libro.archivos) {
    const hay = veces.get(`${marca}.pdf`)?.length ?? 0
    if (hay === 0) h.perdidas.push(`archivo ${marca}: no está`)
    if (hay > 1) h.dobles.push(`archivo ${marca}: está ${hay} veces`)
    const bytes = await bajar(libro, id)
    if (!bytes || createHash('sha256').update(bytes).digest('hex') !== sha256)
      h.mitades.push(`archivo ${marca}: ${bytes ? 'con otro contenido' : 'sin su contenido'}`)
  }
}

/** Fetches an attached file through the product; null when it is not answered. */
export type Bajar = (libro: Libro, id: number) => Promise<Uint8Array | null>

async function comprobarLibro(owner: pg.Client, libro: Libro, bajar: Bajar, h: Hallazgos): Promise<void> {
  await comprobarCursos(owner, libro, h)
  await comprobarGrilla(owner, libro, h)
  await comprobarTextos(owner, libro, h)
  await comprobarOrden(owner, libro, h)
  await comprobarArchivos(owner, libro, bajar, h)
}

/** Compares what was acknowledged with what is there: rows, records, files, chains. Mails are waited for by `esperarCorreos`. */
export async function comprobar(
  owner: pg.Client,
  url: string,
  libros: readonly Libro[],
  bajar: Bajar,
): Promise<Hallazgos> {
  const h = ninguno()
  for (const libro of libros) {
    h.inciertas.push(...libro.inciertos)
    await comprobarLibro(owner, libro, bajar, h)
  }
  for (const [empresa, suyos] of Map.groupBy(libros, l => l.rincon.empresa)) {
    contarAsientos(
      suyos.flatMap(l => l.asientos),
      await marcasDe(owner, empresa),
      h,
    )
    await comprobarRegistros(owner, empresa, h)
  }
  h.cadena = (await verifyChains(url))
    .filter((c: Cadena) => c.rota !== null)
    .map(c => `institución ${c.empresa_id}: registro ${c.rota} ${c.motivo}`)
  return h
}
