import { expect } from 'vitest'
import { curso, H } from '../hojaDeCursos.ts'
import { libroDe } from '../libros.ts'
import {
  algo,
  deUnaNueva,
  documento,
  type Efecto,
  type Hecho,
  queda,
  quedaNuevo,
  yaNoEsta,
  yaNoSale,
} from './efecto.ts'
import { llega } from './efectos.gente.ts'
import type { Entrada } from './fila.ts'

/** Effects of the calls on plans, cycles, sections, courses, syllabi and competencies (§7). */

const elId = (h: Pick<Hecho, 'entrada'>) => h.entrada.id
const delPlan = (h: Pick<Hecho, 'l'>) => ({ planId: h.l.plan })

/** Every report of a plan names its programme. */
const dePlan = documento(/Ingeniería de Sistemas/)

/** The whole design of the short plan: that of the long one is two hundred pages. */
const deOtroPlan: Efecto = { antes: async p => ({ entrada: { id: p.d.demo.origen } }), ...dePlan }

/** Modules are of institutes. */
const delInstituto = (entrada: (plan: number) => Entrada): Efecto => ({
  async antes(p) {
    const { rows } = await p.d.servidor.owner.query(
      "select empresa_id, planestudio_id from plan_secciones where key = 'modulosCompetencia' and empresa_id <> $1 order by id limit 1",
      [p.d.demo.empresa],
    )
    const { empresa_id, planestudio_id } = rows[0]
    const { token } = await p.d.alguien({ root: true, tipouser: 1, empresa: Number(empresa_id) })
    return { token, entrada: entrada(Number(planestudio_id)) }
  },
})

const textos: Efecto = queda('planes.secciones', h => ({ id: h.l.plan }))

/** A file that lies where it was put, and can be fetched. */
async function seAbre(h: Hecho, url: string): Promise<void> {
  const r = await h.d.servidor.app.inject({ url, headers: { authorization: `Bearer ${h.token}` } })
  expect(r.statusCode).toBe(200)
  expect(r.rawPayload.length).toBeGreaterThan(0)
}

const clavesDelSilabo: Efecto = {
  queda: async h =>
    expect(
      JSON.stringify(
        await h.haz('silabos.show', {
          id: elId(h),
          ...(h.entrada.periodo_id ? { periodo_id: h.entrada.periodo_id } : {}),
        }),
      ),
    ).toContain(h.texto),
}

export const efectosDePlan: Record<string, Efecto> = {
  'planes.show': algo,
  'planes.create': quedaNuevo('planes.show'),
  'planes.update': queda('planes.show', h => ({ id: elId(h) })),
  'planes.delete': yaNoEsta('planes.show', h => ({ id: elId(h) })),
  'planes.deleteResolucion': {
    async antes(p) {
      expect((await p.haz('planes.show', { id: p.l.plan })).data.archivo_resolucion_url).not.toBeNull()
      return {}
    },
    queda: async h =>
      expect((await h.haz('planes.show', { id: elId(h) })).data.archivo_resolucion_url).toBeNull(),
  },
  'planes.guardarJson': textos,
  'planes.guardarArchivos': { queda: async h => seAbre(h, h.cuerpo.data.at(-1).url) },
  'planes.subirMalla': {
    queda: async h => seAbre(h, (await h.haz('planes.show', { id: h.l.plan })).data.json.mallacurricular.url),
  },
  'planes.quitarMalla': {
    async queda(h) {
      const { data } = await h.haz('planes.show', { id: h.l.plan })
      expect(data.json.mallacurricular).toBeNull()
    },
  },
  'planes.terminos': queda('planes.show', h => ({ id: elId(h) })),
  'planes.pdfPlan': dePlan,
  'planes.pdfPublico': dePlan,
  'planes.pdfElectivos': dePlan,
  'planes.pdfObligatorios': dePlan,
  'planes.pdfCartas': { antes: async p => ({ entrada: { id: p.l.plan, ciclo_id: p.l.ciclo } }), ...dePlan },
  'planes.pdfCarta': dePlan,
  'informes.disenoWord': deOtroPlan,
  'informes.disenoPdf': deOtroPlan,
  'informes.lineas': dePlan,
  'informes.modelosCompetencia': dePlan,
  'informes.competencias': dePlan,
  'informes.competenciasPdf': dePlan,
  'informes.competenciasPdf2': dePlan,
  'informes.competenciasPdf3': dePlan,
  'informes.unidades': dePlan,
  'informes.modulo': {
    ...delInstituto(planId => ({ planId, id: 1 })),
    ...documento(/unidades didácticas/),
  },
  'informes.mailModulo': delInstituto(id => ({ id, modulo_id: 1 })),
  'informes.avanceCartas': dePlan,
  'informes.avanceSilabos': dePlan,
  'informes.avanceElementos': dePlan,
  'informes.avanceSumillas': dePlan,
  'informes.avanceTotal': dePlan,
  'informes.estadosCursos': dePlan,
  'informes.avanceProgramas': dePlan,
  'formatos.script': documento(/insert into/i),

  'ciclos.porPlan': { queda: async h => expect(h.cuerpo.data).toHaveLength(10) },
  'ciclos.cursos': algo,
  'ciclos.create': queda('ciclos.porPlan', delPlan),
  'ciclos.update': queda('ciclos.porPlan', delPlan),
  'ciclos.delete': {
    ...deUnaNueva(
      'ciclos.create',
      p => ({ nombre: '9', planestudio_id: p.l.plan }),
      id => ({ id }),
    ),
    ...yaNoSale('ciclos.porPlan', delPlan, elId),
  },
  'secciones.porPlan': algo,
  'secciones.cursos': algo,
  'secciones.create': queda('secciones.porPlan', delPlan),
  'secciones.update': queda('secciones.porPlan', delPlan),
  'secciones.delete': {
    ...deUnaNueva(
      'secciones.create',
      p => ({ nombre: p.texto, planestudio_id: p.l.plan }),
      (id, p) => ({ id, planestudio_id: p.l.plan }),
    ),
    ...yaNoSale('secciones.porPlan', delPlan, elId),
  },

  'asignaturas.list': { queda: async h => expect(h.cuerpo.data.length).toBeGreaterThan(50) },
  'asignaturas.porPlan': { queda: async h => expect(h.cuerpo.data.length).toBeGreaterThan(50) },
  'asignaturas.show': algo,
  'asignaturas.create': quedaNuevo('asignaturas.show'),
  'asignaturas.update': queda('asignaturas.show', h => ({ id: elId(h) })),
  'asignaturas.delete': yaNoEsta('asignaturas.show', h => ({ id: elId(h) })),
  'asignaturas.savePorPlan': queda('asignaturas.porPlan', delPlan),
  'asignaturas.exportar': documento(/PK/),
  'asignaturas.importar': {
    antes: async p => ({
      entrada: {
        planestudio_id: p.l.plan,
        archivo: { name: 'cursos.xlsx', bytes: await libroDe([H, curso({ 1: p.texto })]) },
      },
    }),
    async queda(h) {
      expect(h.cuerpo).toMatchObject({ count: 1, total: 1 })
      expect(JSON.stringify(await h.haz('asignaturas.porPlan', delPlan(h)))).toContain(h.texto)
    },
  },

  'silabos.keys': clavesDelSilabo,
  'silabos.actualizar': clavesDelSilabo,
  'silabos.docentes': {
    queda: async h =>
      expect(JSON.stringify((await h.haz('docentes.show', { id: h.l.docente })).data)).toContain(
        String(h.l.curso),
      ),
  },
  'informesDeSilabo.pdf': documento(/Sílabo/i),
  'informesDeSilabo.abreviado': documento(/Sílabo/i),
  'informesDeSilabo.unidades': dePlan,
  'informesDeSilabo.sql': documento(/insert into/i),

  'gruposcompetencias.porPlan': algo,
  'gruposcompetencias.create': queda('gruposcompetencias.porPlan', delPlan),
  'gruposcompetencias.update': queda('gruposcompetencias.porPlan', delPlan),
  'gruposcompetencias.delete': yaNoSale('gruposcompetencias.porPlan', delPlan, elId),
  'competencias.porPlan': algo,
  'competencias.create': queda('competencias.porPlan', delPlan),
  'competencias.update': queda('competencias.porPlan', delPlan),
  'competencias.ordenar': {
    async antes(p) {
      const { data } = await p.haz('competencias.create', { planestudio_id: p.l.plan, nombre: p.texto })
      return { entrada: { path: 'up', id: data.id } }
    },
    async queda(h) {
      const { data } = await h.haz('competencias.porPlan', delPlan(h))
      const orden = (id: unknown) => data.find((c: { id: number }) => c.id === id).orden
      expect(orden(elId(h))).toBeLessThan(orden(h.l.competencia))
    },
  },
  'competencias.delete': yaNoSale('competencias.porPlan', delPlan, elId),
  'redaccion.revisar': { queda: h => llega(h, 'redaccion@demo.edu', new RegExp(h.texto)) },
}
