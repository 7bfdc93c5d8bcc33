import pg from 'pg'

/** What the chain of an institution is: how many records it has, and the first that is not as it was written, or null. */
export interface Cadena {
  /** 0: the installation's own. */
  empresa_id: number
  razonsocial: string | null
  registros: number
  /** Number of the first record that is missing, changed or out of its place; null when all are whole. */
  rota: number | null
  /** In words, when it is broken. */
  motivo: string | null
}

/** The first number that is not there, or whose hash does not follow from the record before it and from itself. */
const PRIMERA_ROTA = `
  with t as (
    select c.id, row_number() over w as n, c.hash = cambio_hash(coalesce(lag(c.hash) over w, '\\x'), c) as buena
    from cambios c where c.empresa_id = $1 window w as (order by c.id))
  select id::int, n::int, buena from t where not buena or id <> n order by n limit 1`

async function dondeSeRompe(client: pg.Client, empresaId: number): Promise<{ rota: number; motivo: string }> {
  const { rows } = await client.query(PRIMERA_ROTA, [empresaId])
  const [mala] = rows as { id: number; n: number; buena: boolean }[]
  if (mala && mala.id !== mala.n) return { rota: mala.n, motivo: 'falta' }
  if (mala) return { rota: mala.id, motivo: 'no es como se escribió' }
  const { rows: last } = await client.query(
    'select coalesce(max(id), 0)::int + 1 as falta from cambios where empresa_id = $1',
    [empresaId],
  )
  return { rota: last[0].falta, motivo: 'falta al final de la cadena' }
}

/** Looks at the chain of every institution, as the owner of the database. Reads only, and may run beside the server. */
export async function verifyChains(databaseUrl: string): Promise<Cadena[]> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'malla-verificar' })
  await client.connect()
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    const { rows } = await client.query(`
      select k.empresa_id::int, e.razonsocial, (select count(*)::int from cambios c where c.empresa_id = k.empresa_id) as registros,
        cadena_integra(k.empresa_id) as integra
      from cadenas k left join empresas e on e.id = k.empresa_id order by k.empresa_id`)
    const cadenas: Cadena[] = []
    for (const { integra, ...cadena } of rows as (Omit<Cadena, 'rota' | 'motivo'> & { integra: boolean })[])
      cadenas.push({
        ...cadena,
        ...(integra ? { rota: null, motivo: null } : await dondeSeRompe(client, cadena.empresa_id)),
      })
    return cadenas
  } finally {
    await client.end()
  }
}
