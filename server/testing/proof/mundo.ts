import type { Rol } from '@malla/domain/permisos/acciones.ts'
import { columnas } from '@malla/domain/permisos/matriz.ts'
import { hash } from '@node-rs/argon2'
import type { TestApp } from '../app.ts'
import type { AccesoDePrueba } from '../gente.ts'
import type { Comun, Lugar } from './lugar.ts'
import { plantComun, plantLugar } from './plantar.ts'

/** People who ask: one of every role (§6) for each part of the world that they may work on. */
type Grupo = 'entidad' | 'facultad' | 'programa' | 'ajena'

/** Two institutions with one of everything; in the first, two faculties and a second programme in the first of them. */
export interface Mundo {
  /** The programme in which whoever works on a part works. */
  uno: Lugar
  /** Another programme of the same faculty. */
  hermano: Lugar
  /** Another faculty of the same institution. */
  dos: Lugar
  /** Another institution. */
  otra: Lugar
  token: Record<Grupo, Record<Rol, string>>
  /** Another plan with everything in the same programme, for what a call uses up. */
  fresh(beside: Lugar): Promise<Lugar>
}

/** Everybody's password. */
export const CLAVE = 'una clave larga y mía'

/** Every role as an access of the installation makes it (rolDe). */
export const ACCESO: Record<Rol, Omit<AccesoDePrueba, 'empresa'>> = {
  root: { root: true, tipouser: 1 },
  operador: { tipouser: 2 },
  operadorBasico: { tipouser: 5 },
  tutor: { codigo_aditional: 'is_tutor_diseno' },
  inspector: { tipouser: 3 },
  demo: { tipouser: 4 },
  docente: {},
  otro: {},
}

async function plantGrupo(t: TestApp, empresa: number, propio: Lugar, parte: Partial<AccesoDePrueba>) {
  const token = {} as Record<Rol, string>
  for (const rol of columnas) {
    const cursos = rol === 'docente' ? [propio.curso] : []
    const made = await t.gente.alguien(t.owner, { ...ACCESO[rol], cursos, empresa, ...parte })
    token[rol] = made.token
  }
  return token
}

/** Plants the world underneath the calls. Every text of it begins with the mark of its part (lugar.ts). */
export async function plantMundo(t: TestApp): Promise<Mundo> {
  const { empresa, otraEmpresa } = t.gente
  const comunes = new Map<number, Comun>()
  for (const [id, marca] of [
    [empresa, 'zqpropia'],
    [otraEmpresa, 'zqajena'],
  ] as const)
    comunes.set(id, await plantComun(t, id, marca))
  const uno = await plantLugar(t, comunes.get(empresa)!, 'zquno')
  const hermano = await plantLugar(t, comunes.get(empresa)!, 'zqhermano', { facultad: uno.facultad })
  const dos = await plantLugar(t, comunes.get(empresa)!, 'zqdos')
  const otra = await plantLugar(t, comunes.get(otraEmpresa)!, 'zqajena')
  const token = {
    entidad: await plantGrupo(t, empresa, uno, {}),
    facultad: await plantGrupo(t, empresa, uno, { rol: 2, facultades: [uno.facultad] }),
    programa: await plantGrupo(t, empresa, uno, { rol: 2, programas: [uno.programa] }),
    ajena: await plantGrupo(t, otraEmpresa, otra, {}),
  }
  await t.owner.query('update usuarios set clave_hash = $1', [await hash(CLAVE)])
  const deSistema = { nombre: 'Plantilla', tipo: 1, planestudio_id: uno.plan, empresa_id: empresa }
  const { body } = await t.as(token.entidad.root)('POST', '/parametros/plantillas/planes/save', deSistema)
  const dePerfil = async (perfil: 'egresado' | 'ingresante'): Promise<number> => {
    const deMano = { nombre: 'Perfil', tipo: 1, planestudio_id: 0, items: [{ descripcion: 'Diseña' }] }
    const made = await t.as(token.entidad.root)(
      'POST',
      `/parametros/plantillas/perfil/${perfil}/save`,
      deMano,
    )
    return made.body.data.id
  }
  const comunesATodos = {
    plantilla: body.data.id,
    plantillaEgresado: await dePerfil('egresado'),
    plantillaIngresante: await dePerfil('ingresante'),
  }
  for (const l of [uno, hermano, dos, otra]) Object.assign(l, comunesATodos)
  // Elsewhere PostgreSQL looks at its tables once a minute. Until it has, it reads all courses for one.
  await t.owner.query('analyze')
  return {
    uno,
    hermano,
    dos,
    otra,
    token,
    fresh: beside => plantLugar(t, comunes.get(beside.empresa)!, beside.marca, beside),
  }
}
