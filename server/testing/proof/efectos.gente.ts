import { calls } from '@malla/contracts/calls.ts'
import { expect } from 'vitest'
import { readOutbox } from '../outbox.ts'
import {
  algo,
  documento,
  type Efecto,
  type Hecho,
  type Previa,
  queda,
  quedaNuevo,
  yaNoEsta,
} from './efecto.ts'
import { preguntar } from './formas.ts'

/** Effects of the calls on people, institutions, sessions and what belongs to all (§7 Auth, Entities, Forms, Suggestions, Logs, Contact). */

/** Another person a form, so that neither finds what the other did. */
const distinto = <T>({ forma }: Previa, multipart: T, json: T): T => (forma === 'json' ? json : multipart)

const yo = async (h: Hecho) => (await h.haz('auth.user', {}, h.token!)).data

/** A new institution, and the administrator at work in it. */
export async function otraInstitucion(p: Previa): Promise<{ empresa: number; token: string }> {
  const { data } = await p.haz('empresas.create', { razonsocial: `${p.texto} nueva`, tipo: 'Universidad' })
  const { token } = await p.d.alguien({ root: true, tipouser: 1, empresa: data.id })
  return { empresa: data.id, token }
}

/** Chooses among the places where somebody works: the next one that is not the present. */
const cambia = (
  lista: (yo: any) => { id: number }[],
  actual: (yo: any) => number | null,
  campo: string,
): Efecto => ({
  async antes(p) {
    const token = await p.d.signin('varias@demo.edu')
    const antes = (await p.haz('auth.user', {}, token)).data
    const otro = lista(antes).find(x => x.id !== actual(antes))!
    return { token, entrada: { [campo]: otro.id } }
  },
  queda: async h => expect(actual(await yo(h))).toBe(h.entrada[campo]),
})

const persona = (p: Previa) => ({
  nombres: p.texto,
  correo: `${p.texto.replaceAll(' ', '')}@ejemplo.edu`,
  usuario: p.texto.replaceAll(' ', ''),
})

/** What a user may be in the university: an operator of all of it. */
async function acceso(p: Previa) {
  const { data } = await p.haz('usuarios.tipospersonas', {})
  const nada = { permisosFacultades: [], permisosProgramas: [], programas_ids: [], cursos_ids: [] }
  return {
    empresa_id: p.d.demo.empresa,
    tipopersona_id: data[0].id,
    tipouser: 2,
    rol: 1,
    is_tutor: false,
    ...nada,
  }
}

/** Waits for a mail in the outbox. */
export async function llega(h: Previa, para: string, dice: RegExp): Promise<void> {
  await expect
    .poll(
      () =>
        readOutbox(h.d.servidor.dataDir)
          .filter(m => m.para.includes(para))
          .map(m => m.texto)
          .join(),
      {
        timeout: 60_000,
      },
    )
    .toMatch(dice)
}

/** Steps 1 and 2 of /contacto; answers the browser's cookie, and the code. */
async function hastaElCodigo(p: Previa): Promise<{ cookie: string; codigo: string }> {
  await p.haz('ajustes.saveInstalacion', { contacto: 'recibe@ejemplo.edu' })
  const correo = `${p.forma}.${p.texto.replaceAll(' ', '')}@ejemplo.edu`
  const r = await preguntar(p.d.servidor.app, calls.contacto.step1, { correo }, { forma: p.forma })
  const made = r.cookies.find(c => c.name === 'malla_contacto')!
  const { rows } = await p.d.servidor.owner.query('select asunto from correos where para = $1', [correo])
  return { cookie: `malla_contacto=${made.value}`, codigo: /\d{6}/.exec(rows[0].asunto)![0] }
}
const mensaje = (p: Previa) => ({ nombres: 'Ana Ruiz', institucion: 'Colegio Sol', mensaje: p.texto })

export const efectosDeGente: Record<string, Efecto> = {
  'auth.signin': {
    antes: async () => ({ token: null, entrada: { usuario: 'operador@demo.edu', password: 'malla2026' } }),
    queda: async h =>
      expect((await h.haz('auth.user', {}, h.cuerpo._token)).data.persona.nombres).toBe('Ana Ruiz Salcedo'),
  },
  'auth.recover': {
    antes: async p => ({
      token: null,
      entrada: { usuario: distinto(p, 'inspector@demo.edu', 'tutor@demo.edu') },
    }),
    queda: h => llega(h, String(h.entrada.usuario), /codigo=[\w-]+/),
  },
  'auth.logout': {
    antes: async p => ({ token: await p.d.signin('basico@demo.edu'), entrada: {} }),
    queda: async h => expect((await h.pide('auth.user', {}, h.token!)).status).toBe(401),
  },
  'auth.avatar': {
    antes: async () => ({ token: null, entrada: { usuario: 'operador@demo.edu' } }),
    queda: async h => expect(h.cuerpo.image).toMatch(/^(data:image|\/)/),
  },
  'auth.user': { queda: async h => expect(h.cuerpo.data.persona.root).toBe(true) },
  'auth.changeEmpresa': cambia(
    y => y.empresas,
    y => y.empresa?.id,
    'empresa_id',
  ),
  'auth.changeTipopersona': cambia(
    y => y.roles,
    y => y.tipopersona_id,
    'tipopersona_id',
  ),
  'auth.changeCarrera': cambia(
    y => y.programas,
    y => y.carreraestudiante.id,
    'carreraestudiante_id',
  ),
  'ajustes.saveProfile': {
    antes: async p => ({ entrada: { direccion: p.texto, fechanacimiento: '1980-12-31' } }),
    async queda(h) {
      const { data } = await h.haz('ajustes.showProfile', {}, h.token!)
      expect(data).toMatchObject({ direccion: h.texto, fechanacimiento: '1980-12-31' })
    },
  },
  'usuarios.list': algo,
  'usuarios.show': algo,
  'usuarios.create': quedaNuevo('usuarios.show'),
  'usuarios.update': queda('usuarios.show', h => ({ id: h.entrada.id })),
  'usuarios.delete': yaNoEsta('usuarios.show', h => ({ id: (h.entrada.ids as number[])[0] })),
  'usuarios.showPassword': {
    async antes(p) {
      const { data } = await p.haz('usuarios.create', { ...persona(p), accesos: [await acceso(p)] })
      return { entrada: { id: data.id } }
    },
    async queda(h) {
      const { data } = await h.haz('usuarios.show', { id: h.entrada.id })
      const entrada = { usuario: data.usuario, password: h.cuerpo.password }
      expect((await h.pide('auth.signin', entrada)).status).toBe(200)
    },
  },
  'usuarios.search': {
    antes: async () => ({ entrada: { q: 'Ruiz' } }),
    queda: async h => expect(JSON.stringify(h.cuerpo.data)).toContain('Ana Ruiz Salcedo'),
  },
  'docentes.list': algo,
  'docentes.create': quedaNuevo('docentes.show'),

  'empresas.list': algo,
  'empresas.show': algo,
  'empresas.create': quedaNuevo('empresas.show'),
  'empresas.update': {
    antes: async p => ({ entrada: { id: (await otraInstitucion(p)).empresa, lema: p.texto } }),
    ...queda('empresas.show', h => ({ id: h.entrada.id })),
  },
  'empresas.saveProfile': queda('empresas.show', h => ({ id: h.d.demo.empresa })),
  'empresas.delete': {
    async antes(p) {
      const { data } = await p.haz('empresas.create', { razonsocial: p.texto, tipo: 'Colegio' })
      return { entrada: { ids: [data.id] } }
    },
    ...yaNoEsta('empresas.show', h => ({ id: (h.entrada.ids as number[])[0] })),
  },

  'ubigeo.departamentos': { queda: async h => expect(h.cuerpo.data).toHaveLength(25) },
  'ubigeo.provincias': algo,
  'ubigeo.distritos': algo,

  'paginas.show': algo,
  'paginas.data': algo,
  'paginas.visited': { queda: async h => expect((await h.haz('paginas.visitadas', {})).data.length).toBe(1) },

  'sugerencias.create': {
    async queda(h) {
      expect(JSON.stringify(await h.haz('sugerencias.list', {}))).toContain(h.texto)
    },
  },
  'sugerencias.list': algo,
  'sugerencias.resumen': {
    queda: async h => expect(h.cuerpo.total).toBe((await h.haz('sugerencias.list', {})).pagination.total),
  },
  'sugerencias.update': queda('sugerencias.list', () => ({ per_page: 50 })),
  'sugerencias.delete': {
    async queda(h) {
      const { data } = await h.haz('sugerencias.list', { per_page: 50 })
      expect(data.map((s: { id: number }) => s.id)).not.toContain(h.entrada.id)
    },
  },
  'sugerencias.pdf': documento(/Sugerencias/i),

  'logs.list': algo,
  'logs.delete': {
    async antes(p) {
      const { data } = await p.haz('logs.list', {})
      return { entrada: { ids: [data[0].id] } }
    },
    async queda(h) {
      const { data } = await h.haz('logs.list', { per_page: 50 })
      expect(data.map((x: { id: number }) => x.id)).not.toContain((h.entrada.ids as number[])[0])
    },
  },
  'logs.print': {
    antes: async () => ({ entrada: { entidad: 'laboratorio_taller' } }),
    ...documento(/Laboratorio de Física/),
  },

  'contacto.step1': {
    antes: async p => {
      await p.haz('ajustes.saveInstalacion', { contacto: 'recibe@ejemplo.edu' })
      return { token: null, entrada: { correo: `${p.texto.replaceAll(' ', '')}@ejemplo.edu` } }
    },
    queda: h => llega(h, String(h.entrada.correo), /\d{6}/),
  },
  'contacto.step2': {
    async antes(p) {
      const { cookie, codigo } = await hastaElCodigo(p)
      return { token: null, cookie, entrada: { codigo } }
    },
    queda: async h => expect(h.cuerpo.message).not.toBe(''),
  },
  'contacto.step3': {
    async antes(p) {
      const { cookie, codigo } = await hastaElCodigo(p)
      await preguntar(p.d.servidor.app, calls.contacto.step2, { codigo }, { forma: p.forma, cookie })
      return { token: null, cookie, entrada: mensaje(p) }
    },
    queda: h => llega(h, 'recibe@ejemplo.edu', new RegExp(h.texto)),
  },
  'cambios.broadcastingAuth': { queda: async h => expect(h.cuerpo.auth).toMatch(/^[\w-]+:[0-9a-f]{64}$/) },
}
