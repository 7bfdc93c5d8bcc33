import { plantilla } from '@malla/server/platform/excel/cursos/plantilla.ts'
import type { Casa } from './casa.ts'
import { ms, type Renglon } from './medir.ts'

const ROWS = 5000

/** 5,000 courses from an Excel file into one plan, against a bare INSERT of as many rows. */
export async function medirImportacion(casa: Casa, planId: number): Promise<Renglon> {
  const cursos = Array.from({ length: ROWS }, (_, i) => ({
    codigo: `IMP-${i}`,
    nombre: `Curso importado número ${i}`,
    ciclo: String((i % 10) + 1),
    credits: 4,
    horasteoria: 3,
    horaspractica: 2,
    area: `Área ${i % 8}`,
    requisitos: i % 10 > 0 ? `IMP-${i - 1}` : '',
  }))
  const file = await plantilla({ electivos: false, areas: [], tipos: [], tipologias: [], cursos })
  const form = new FormData()
  form.set('planestudio_id', String(planId))
  form.set('archivo', new Blob([Buffer.from(file)]), 'cursos.xlsx')
  const start = performance.now()
  const r = await fetch(`${casa.url}/api/v1/asignaturas/importar/plantilla`, {
    method: 'POST',
    headers: { authorization: `Bearer ${casa.token}` },
    body: form,
  })
  const body = (await r.json()) as { count: number }
  if (body.count !== ROWS)
    throw new Error(`the import wrote ${body.count}: ${JSON.stringify(body).slice(0, 300)}`)
  const ours = performance.now() - start
  const before = performance.now()
  await casa.owner.query('begin')
  await casa.owner.query(
    `insert into asignaturas (empresa_id, planestudio_id, ciclo_id, nombre, codigo) select empresa_id, planestudio_id, ciclo_id, nombre, codigo || 'b'
     from asignaturas where planestudio_id = $1 and codigo like 'IMP-%'`,
    [planId],
  )
  await casa.owner.query('rollback')
  const floor = performance.now() - before
  return {
    que: `Importar ${ROWS} cursos de Excel`,
    nuestro: `${Math.round(ROWS / (ours / 1000))} filas/s`,
    piso: `${Math.round(ROWS / (floor / 1000))} filas/s`,
    razon: ms(ours),
    meta: '—',
  }
}
