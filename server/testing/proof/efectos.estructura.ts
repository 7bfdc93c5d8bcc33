import { expect } from 'vitest'
import { algo, deUnaNueva, documento, type Efecto, queda, quedaNuevo, yaNoEsta, yaNoSale } from './efecto.ts'
import { otraInstitucion } from './efectos.gente.ts'
import type { Entrada } from './fila.ts'

/** Effects of the calls on faculties, programmes, catalogues, premises, laboratories, models and templates (§7). */

const elId = ({ entrada }: { entrada: Entrada }) => entrada.id
const primero = ({ entrada }: { entrada: Entrada }) => (entrada.ids as number[])[0]

/** One more of what an institution has once, in an institution that has none. */
const especial = (grupo: 'posgrado' | 'cepre'): Efecto => ({
  antes: async p => ({ token: (await otraInstitucion(p)).token }),
  async queda(h) {
    const { data } = await h.haz('facultades.arbol', {}, h.token!)
    expect(JSON.stringify(data[grupo])).toContain(h.texto)
  },
})

/** Copied into an institution that has nothing, out of the university. */
const importada = (ids: 'facultad' | 'programa', list: string): Efecto => ({
  async antes(p) {
    const { token } = await otraInstitucion(p)
    return { token, entrada: { ids: [p.d.demo[ids]], empresa_id: p.d.demo.empresa } }
  },
  async queda(h) {
    expect(h.cuerpo).toMatchObject({ count: 1, total: 1 })
    expect((await h.haz(list, {}, h.token!)).data.map((x: { nombre: string }) => x.nombre)).toHaveLength(1)
  },
})

const nombrada = (p: { texto: string }) => ({ nombre: p.texto })

const catalogo = (entidad: string): Record<string, Efecto> => ({
  [`${entidad}.list`]: algo,
  [`${entidad}.show`]: algo,
  [`${entidad}.create`]: quedaNuevo(`${entidad}.show`),
  [`${entidad}.update`]: queda(`${entidad}.show`, h => ({ id: elId(h) })),
  [`${entidad}.delete`]: {
    ...deUnaNueva(`${entidad}.create`, nombrada, id => ({ ids: [id] })),
    ...yaNoEsta(`${entidad}.show`, h => ({ id: primero(h) })),
  },
})

const perfil = (entidad: string): Record<string, Efecto> => {
  const con = (p: { texto: string }) => ({
    nombre: p.texto,
    tipo: 1,
    planestudio_id: 0,
    items: [{ nombre: 'Lee', descripcion: 'Lee con provecho' }],
  })
  const existente = deUnaNueva(`${entidad}.create`, con, id => ({ id }))
  return {
    [`${entidad}.porTipo`]: {
      async queda(h) {
        const { data } = await h.haz(`${entidad}.create`, con(h))
        const now = await h.haz(`${entidad}.porTipo`, {})
        expect(now.data.map((x: { id: number }) => x.id)).toContain(data.id)
      },
    },
    [`${entidad}.create`]: quedaNuevo(`${entidad}.show`),
    [`${entidad}.update`]: {
      ...deUnaNueva(
        `${entidad}.create`,
        p => con({ texto: `${p.texto} antes` }),
        (id, p) => ({ id, nombre: p.texto }),
      ),
      ...queda(`${entidad}.show`, h => ({ id: elId(h) })),
    },
    [`${entidad}.show`]: { ...existente, ...algo },
    [`${entidad}.list`]: {
      async antes(p) {
        await p.haz(`${entidad}.create`, con(p))
        return {}
      },
      ...algo,
    },
    [`${entidad}.delete`]: {
      ...deUnaNueva(`${entidad}.create`, con, id => ({ ids: [id] })),
      ...yaNoEsta(`${entidad}.show`, h => ({ id: primero(h) })),
    },
    [`${entidad}.pdf`]: { ...existente, ...documento(/Lee/) },
  }
}

/** A template of the university's plan. */
const dePlan = (p: { texto: string; d: { demo: { plan: number; empresa: number } } }) => ({
  nombre: p.texto,
  tipo: 1,
  planestudio_id: p.d.demo.plan,
  empresa_id: p.d.demo.empresa,
})
const plantilla = deUnaNueva('plantillas.create', dePlan, id => ({ id }))

export const efectosDeEstructura: Record<string, Efecto> = {
  'facultades.arbol': algo,
  'facultades.porEntidad': algo,
  'facultades.show': algo,
  'facultades.list': algo,
  'facultades.create': quedaNuevo('facultades.show'),
  'facultades.update': queda('facultades.show', h => ({ id: elId(h) })),
  'facultades.delete': {
    ...deUnaNueva('facultades.create', nombrada, id => ({ id })),
    ...yaNoEsta('facultades.show', h => ({ id: elId(h) })),
  },
  'facultades.posgrado': especial('posgrado'),
  'facultades.cepre': especial('cepre'),
  'facultades.importar': importada('facultad', 'facultades.porEntidad'),

  'programas.list': algo,
  'programas.totalDc': {
    queda: async h => expect(h.cuerpo.num).toBe((await h.haz('programas.list', {})).pagination.total),
  },
  'programas.show': algo,
  'programas.create': quedaNuevo('programas.show'),
  'programas.update': queda('programas.show', h => ({ id: elId(h) })),
  'programas.delete': {
    ...deUnaNueva(
      'programas.create',
      p => ({
        nombre: p.texto,
        facultad_id: p.l.facultad,
        nivel_id: p.l.nivel,
        modalidad_id: p.l.modalidad,
      }),
      id => ({ id }),
    ),
    ...yaNoEsta('programas.show', h => ({ id: elId(h) })),
  },
  'programas.deleteImagen': {
    async antes(p) {
      expect((await p.haz('programas.show', { id: p.l.programa })).data.imagen_url).not.toBeNull()
      return {}
    },
    queda: async h => expect((await h.haz('programas.show', { id: elId(h) })).data.imagen_url).toBeNull(),
  },
  'programas.importar': importada('programa', 'programas.list'),
  'programas.guardarArchivos': {
    async queda(h) {
      const { data } = await h.haz('programas.secciones', { id: h.entrada.parent_id })
      const ids = data.flatMap((s: { adjuntos: { id: number }[] }) => s.adjuntos.map(a => a.id))
      expect(ids).toContain(h.cuerpo.data.at(-1).id)
    },
  },
  'niveles.list': algo,
  'modalidades.list': algo,

  'locales.list': algo,
  'locales.create': queda('locales.list', () => ({})),
  'locales.update': queda('locales.list', () => ({})),
  'locales.delete': {
    ...deUnaNueva('locales.create', nombrada, id => ({ id })),
    ...yaNoSale('locales.list', () => ({}), elId),
  },
  'laboratorios.list': algo,
  'laboratorios.show': algo,
  'laboratorios.create': quedaNuevo('laboratorios.show'),
  'laboratorios.update': queda('laboratorios.show', h => ({ id: elId(h) })),
  'laboratorios.delete': yaNoEsta('laboratorios.show', h => ({ id: elId(h) })),
  'laboratorios.pdfFiltro': documento(/Laboratorio de Física/),
  'laboratorios.pdf': documento(/Laboratorio/),
  'laboratorios.pdfEquipo': documento(/Laboratorio/),

  'modelos.list': algo,
  'modelos.create': queda('modelos.list', () => ({})),
  'modelos.update': queda('modelos.list', () => ({})),
  'modelos.delete': yaNoSale('modelos.list', () => ({}), elId),
  'modelos.pdf': documento(/[Mm]odelo/),

  ...catalogo('areascursos'),
  ...catalogo('tiposcursos'),
  ...catalogo('tipologiasespecialescursos'),
  'parametros.list': algo,

  'plantillas.porTipo': {
    ...plantilla,
    async antes(p) {
      await p.haz('plantillas.create', dePlan(p))
      return {}
    },
    queda: async h => expect(JSON.stringify(h.cuerpo.data)).toContain(h.texto),
  },
  'plantillas.create': {
    antes: async p => ({ entrada: dePlan(p) }),
    ...quedaNuevo('plantillas.show'),
  },
  'plantillas.update': {
    ...deUnaNueva(
      'plantillas.create',
      p => ({ ...dePlan(p), nombre: 'Antes' }),
      (id, p) => ({ id, nombre: p.texto }),
    ),
    ...queda('plantillas.show', h => ({ id: elId(h) })),
  },
  'plantillas.show': {
    ...plantilla,
    queda: async h => expect(h.cuerpo.data.cursos.length).toBeGreaterThan(50),
  },
  'plantillas.list': {
    async antes(p) {
      await p.haz('plantillas.create', dePlan(p))
      return {}
    },
    ...algo,
  },
  'plantillas.delete': {
    ...deUnaNueva('plantillas.create', dePlan, id => ({ ids: [id] })),
    ...yaNoEsta('plantillas.show', h => ({ id: primero(h) })),
  },
  'plantillas.pdf': { ...plantilla, ...documento(/Cálculo|Matemática/) },
  'plantillas.subir': {
    async antes(p) {
      const { data } = await p.haz('plantillas.create', dePlan({ ...p, texto: `${p.texto} de antes` }))
      const { url } = await p.haz('plantillas.descargar', { id: data.id })
      const { rawPayload } = await p.d.servidor.app.inject({ url })
      return {
        entrada: { archivo: { name: 'plantilla.xlsx', bytes: rawPayload }, nombre: p.texto, tipo: 1 },
      }
    },
    ...quedaNuevo('plantillas.show'),
  },
  'plantillas.descargar': documento(/PK/),
  ...perfil('plantillasEgresado'),
  ...perfil('plantillasIngresante'),
}
