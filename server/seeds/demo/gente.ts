import { CODIGO_DE_TUTOR } from '@malla/domain/permisos/permisos.ts'
import { VISITA } from '@malla/domain/sesion/demostracion.ts'
import { hash, verify } from '@node-rs/argon2'
import { type Db, schema } from '../../platform/db/db.ts'
import { and, desc, eq, inArray, isNull, sql } from '../../platform/db/drizzle.ts'
import type { Presentado } from '../seed.ts'

const { accesos, facultades, personas, programas, sesiones, tipospersonas, usuarios } = schema

/** The password of everyone in the demonstration: shown at each start, so no secret. */
export const CLAVE_DE_DEMO = 'malla2026'

interface Papel {
  usuario: string
  nombres: string
  rol: string
  /** Code of the kind of person. */
  codigo: string
  tipouser?: number
  codigo_aditional?: string
}

/** One person a role (§6). */
const PAPELES: Papel[] = [
  {
    usuario: 'operador@demo.edu',
    nombres: 'Ana Ruiz Salcedo',
    rol: 'Operador',
    codigo: '00027',
    tipouser: 2,
  },
  {
    usuario: 'basico@demo.edu',
    nombres: 'Lucía Mamani Quispe',
    rol: 'Operador Básico',
    codigo: '00001',
    tipouser: 5,
  },
  {
    usuario: 'tutor@demo.edu',
    nombres: 'Teresa Vilca Rojas',
    rol: 'Tutor',
    codigo: '00001',
    codigo_aditional: CODIGO_DE_TUTOR,
  },
  {
    usuario: 'inspector@demo.edu',
    nombres: 'Raúl Quispe Torres',
    rol: 'Inspector',
    codigo: '00028',
    tipouser: 3,
  },
  { usuario: VISITA, nombres: 'Visita Demostración', rol: 'Demo', codigo: '00001', tipouser: 4 },
  { usuario: 'docente@demo.edu', nombres: 'Jorge Paredes Luna', rol: 'Docente', codigo: '00002' },
]

/**
 * Someone who works in two institutions, in the first one in two roles, and as an operator in two programmes: after signing in she chooses all
 * three (§4).
 */
const VARIAS: Papel = {
  usuario: 'varias@demo.edu',
  nombres: 'Carmen Salas Ugarte',
  rol: 'Operadora e inspectora en dos instituciones',
  codigo: '00027',
  tipouser: 2,
}

/** Who directs a faculty: an operator «Para Facultades o Programas» (§6), who sees that faculty and nothing beside it. */
const DIRECTORA: Papel = {
  usuario: 'directora@demo.edu',
  nombres: 'Rosa Huamán Ccori',
  rol: 'Directora: operadora de una facultad',
  codigo: '00027',
  tipouser: 2,
}

/** Everyone who is shown at the start. */
const PRESENTADOS: readonly Papel[] = [...PAPELES, DIRECTORA, VARIAS]

/** A user of the demonstration, new unless an earlier start that was cut short made it. */
async function makeUsuario(db: Db, papel: Papel, clave_hash: string): Promise<number> {
  const [there] = await db.global
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(eq(usuarios.usuario, papel.usuario))
  if (there) return there.id
  return db.global.transaction(async tx => {
    const [persona] = await tx
      .insert(personas)
      .values({ nombres: papel.nombres, correo: papel.usuario })
      .returning()
    const [usuario] = await tx
      .insert(usuarios)
      .values({ persona_id: persona!.id, usuario: papel.usuario, clave_hash })
      .returning()
    return usuario!.id
  })
}

/** Makes the people of the demonstration, who work in the first of `empresas`, the operator in all of them; `cursos` are the lecturer's. */
export async function makeGente(db: Db, empresas: number[], cursos: number[]): Promise<void> {
  const clave_hash = await hash(CLAVE_DE_DEMO)
  const tipos = new Map((await db.global.select().from(tipospersonas)).map(t => [t.codigo, t.id]))
  for (const papel of PAPELES) {
    const usuario_id = await makeUsuario(db, papel, clave_hash)
    for (const empresaId of papel.tipouser === 2 ? empresas : empresas.slice(0, 1)) {
      await db.write(empresaId, null, tx =>
        tx.insert(accesos).values({
          empresa_id: empresaId,
          usuario_id,
          tipopersona_id: tipos.get(papel.codigo)!,
          tipouser: papel.tipouser ?? null,
          rol: 1,
          codigo_aditional: papel.codigo_aditional ?? null,
          cursos_ids: papel.codigo === '00002' ? cursos : [],
        }),
      )
    }
  }
  await makeDirectora(db, empresas[0]!, tipos, clave_hash)
  await makeVarias(db, empresas, tipos, clave_hash)
}

/** What DIRECTORA is: an operator of the first faculty, which is made last. */
async function makeDirectora(
  db: Db,
  empresa_id: number,
  tipos: ReadonlyMap<string, number>,
  clave_hash: string,
): Promise<void> {
  const usuario_id = await makeUsuario(db, DIRECTORA, clave_hash)
  await db.write(empresa_id, null, async tx => {
    const [primera] = await tx
      .select({ id: facultades.id })
      .from(facultades)
      .where(eq(facultades.empresa_id, empresa_id))
      .orderBy(desc(facultades.id))
      .limit(1)
    await tx.insert(accesos).values({
      empresa_id,
      usuario_id,
      tipopersona_id: tipos.get(DIRECTORA.codigo)!,
      tipouser: DIRECTORA.tipouser,
      rol: 2,
      permisos_facultades: primera ? [primera.id] : [],
    })
  })
}

/** What VARIAS is: an operator of the first institution in two of its programmes, an inspector there, and an operator of the second. */
async function makeVarias(
  db: Db,
  [primera, segunda]: readonly number[],
  tipos: ReadonlyMap<string, number>,
  clave_hash: string,
): Promise<void> {
  const usuario_id = await makeUsuario(db, VARIAS, clave_hash)
  const operador = { usuario_id, tipopersona_id: tipos.get('00027')!, tipouser: 2, rol: 1 }
  const inspector = { usuario_id, tipopersona_id: tipos.get('00028')!, tipouser: 3, rol: 1 }
  await db.write(primera!, null, async tx => {
    const dos = await tx
      .select({ id: programas.id })
      .from(programas)
      .where(eq(programas.empresa_id, primera!))
      .orderBy(desc(programas.id))
      .limit(2)
    await tx.insert(accesos).values([{ ...operador, programas_ids: dos.map(p => p.id) }, inspector])
  })
  if (segunda) await db.write(segunda, null, tx => tx.insert(accesos).values(operador))
}

/** Whom of the demonstration one can sign in as: those who are still there. */
export async function presentarGente(db: Db): Promise<Presentado[]> {
  const names = PRESENTADOS.map(p => p.usuario)
  const there = new Set(
    (
      await db.global
        .select({ usuario: usuarios.usuario })
        .from(usuarios)
        .where(inArray(usuarios.usuario, names))
    ).map(u => u.usuario),
  )
  return PRESENTADOS.filter(p => there.has(p.usuario)).map(p => ({
    usuario: p.usuario,
    clave: CLAVE_DE_DEMO,
    rol: p.rol,
  }))
}

/**
 * Where the demonstration was switched off: ends the sessions of its people who still have its password, with which nobody gets in now
 * (features/sesion/publicada.ts). Answers how many such accounts there are; nothing else of them changes, and with DEMO=1 they are as before.
 */
export async function endGente(db: Db): Promise<number> {
  const names = PRESENTADOS.map(p => p.usuario)
  const there = await db.global
    .select({ id: usuarios.id, clave_hash: usuarios.clave_hash })
    .from(usuarios)
    .where(and(inArray(usuarios.usuario, names), isNull(usuarios.deleted_at)))
  const isSuya = await Promise.all(there.map(u => verify(u.clave_hash, CLAVE_DE_DEMO).catch(() => false)))
  const ids = there.filter((_, i) => isSuya[i]).map(u => u.id)
  if (ids.length > 0)
    await db.global
      .update(sesiones)
      .set({ cerrada_at: sql`clock_timestamp()` })
      .where(and(inArray(sesiones.usuario_id, ids), isNull(sesiones.cerrada_at)))
  return ids.length
}

/** Lecturers of an institution with their courses, and whether their password is a temporary one. */
export async function selectDocentes(
  db: Db,
  empresaId: number,
): Promise<{ usuario_id: number; cursos_ids: number[]; debe_cambiar: boolean }[]> {
  const [tipo] = await db.global
    .select({ id: tipospersonas.id })
    .from(tipospersonas)
    .where(eq(tipospersonas.codigo, '00002'))
  return db.read(empresaId, tx =>
    tx
      .select({
        usuario_id: accesos.usuario_id,
        cursos_ids: accesos.cursos_ids,
        debe_cambiar: usuarios.debe_cambiar,
      })
      .from(accesos)
      .innerJoin(usuarios, eq(usuarios.id, accesos.usuario_id))
      .where(and(eq(accesos.empresa_id, empresaId), eq(accesos.tipopersona_id, tipo!.id))),
  )
}

/**
 * While `run` lasts the people of the demonstration have no address: what the review mails to them is mailed to nobody, for they are nobody.
 * Their addresses are the names they sign in with, and come back whatever happens.
 */
export async function sinCorreos<T>(db: Db, run: () => Promise<T>): Promise<T> {
  const deDemo = sql`from usuarios u where u.persona_id = personas.id and u.usuario like '%@demo.edu'`
  await db.global.execute(sql`update personas set correo = '' ${deDemo}`)
  try {
    return await run()
  } finally {
    await db.global.execute(sql`update personas set correo = u.usuario ${deDemo} and personas.correo = ''`)
  }
}
