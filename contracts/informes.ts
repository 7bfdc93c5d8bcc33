import { z } from 'zod'
import { call } from './call.ts'
import { byId, fileAnswer, id, pageInput, url } from './campos.ts'
import { correo } from './personas.ts'

/** Reports of plans and programmes beyond those of planes.ts (§7), and sending them by mail. */

const plan = '/v1/plan/estudios/{id}'

/** Which courses a progress report speaks of. */
const filtros = {
  ciclo_id: id.optional(),
  seccion_id: id.optional(),
  areacurso_id: id.optional(),
  tipocurso_id: id.optional(),
  tipologiaespecial_id: id.optional(),
}
/** `estado`: only courses whose part is complete (3), begun (2) or missing (1). */
const deAvance = byId.extend({ ...filtros, estado: z.int().min(1).max(3).optional() })

/** `anexo_legal`: with the annex that says what the law observes in the plan. */
const deDiseno = byId.extend({ anexo_legal: z.boolean().optional() })

const pdf = <I extends z.ZodObject>(path: string, summary: string, input: I) =>
  call({ verb: 'GET', path, access: 'informes.ver', summary, input, output: fileAnswer, file: true })

const pdfPorPost = <I extends z.ZodObject>(path: string, summary: string, input: I) =>
  call({ verb: 'POST', path, access: 'informes.ver', summary, input, output: url, writes: false })

/** What a mail call answers: at once, while the report is still to be made. `job`: how to follow it. */
const encamino = z.object({ message: z.string(), job: id })

const envio = <I extends z.ZodObject>(path: string, summary: string, input: I) =>
  call({ verb: 'POST', path, access: 'informes.enviar', summary, input, output: encamino })

/** Competencies of one kind, of one group, or one page of branches, the first where only `per_page` is said; without both, all of them (§9). */
const deCompetencias = byId.extend({
  tipopadre: z.int().min(1).max(2).optional(),
  tabcompetencia_id: id.optional(),
  page: pageInput.shape.page.unwrap().optional(),
  per_page: pageInput.shape.per_page.unwrap().optional(),
})
const competencias = '/v1/plan/estudios/competencias/por/plan'

const conCorreo = byId.extend({ correo })
const deModulo = z.object({ planId: id, id })
const programas = z.object({
  /** Only these; without them, or of an empty list, every programme that the person sees. */
  programas_ids: z.array(id).max(500).optional(),
  facultad_id: id.optional(),
})

export const informes = {
  disenoWord: pdf(
    '/v1/plan/estudios/diseno/curricular/word/{id}',
    'El diseño curricular entero, en Word',
    deDiseno,
  ),
  disenoPdf: pdf(
    '/v1/plan/estudios/diseno/curricular/pdf/{id}',
    'El diseño curricular entero, en PDF',
    deDiseno,
  ),
  lineas: pdfPorPost(
    '/planestudios/lineasinvestigaciones/pdf',
    'Las líneas de investigación de un plan, en PDF',
    byId,
  ),
  modelosCompetencia: pdfPorPost(
    '/planestudios/modeloscompetencia/pdf',
    'Los módulos de competencia profesional de un plan, en PDF',
    byId,
  ),
  competencias: pdfPorPost('/planestudios/pdfCompetencias', 'Las competencias de un plan, en PDF', byId),
  competenciasPdf: pdf(
    `${competencias}/pdf/{id}`,
    'Las competencias de un plan como árbol, con el perfil y los resultados a los que contribuyen, en PDF',
    deCompetencias,
  ),
  competenciasPdf2: pdf(
    `${competencias}/pdf2/{id}`,
    'Las competencias de un plan en una tabla por tipo, en PDF',
    deCompetencias,
  ),
  competenciasPdf3: pdf(
    `${competencias}/pdf3/{id}`,
    'Las competencias de un plan con los cursos que contribuyen a cada una, en PDF',
    deCompetencias,
  ),
  unidades: pdfPorPost(
    '/planestudios/unidades/aprendizaje/pdf',
    'Las unidades de aprendizaje por cursos de un plan, en PDF',
    byId,
  ),
  modulo: pdf(
    '/v1/plan/estudios/{planId}/modulo/competencia/pdf/{id}',
    'Un módulo de competencia profesional, en PDF',
    deModulo,
  ),
  avanceCartas: pdf(
    `${plan}/pdf/avance/cartas/descriptivas`,
    'El avance de las cartas descriptivas, en PDF',
    deAvance,
  ),
  avanceSilabos: pdf(`${plan}/pdf/avance/silabos`, 'El avance de los sílabos, en PDF', deAvance),
  avanceElementos: pdf(
    `${plan}/pdf/avance/elementos`,
    'El avance de los elementos de competencia, en PDF',
    deAvance,
  ),
  avanceSumillas: pdf(`${plan}/pdf/avance/sumillas`, 'El avance de las sumillas, en PDF', deAvance),
  avanceTotal: pdf(`${plan}/pdf/avance/total`, 'El avance de todo el plan, en PDF', deAvance),
  estadosCursos: pdf(
    `${plan}/pdf/estados/avance/cursos`,
    'El estado de cada curso de un plan, en PDF',
    deAvance,
  ),
  avanceProgramas: pdfPorPost(
    '/programas/avancecurricular/pdf',
    'El avance curricular de los programas, en PDF',
    programas,
  ),
  mailLineas: envio(
    '/planestudios/lineasinvestigaciones/mail',
    'Envía por correo las líneas de investigación de un plan',
    conCorreo,
  ),
  mailCompetencias: envio(
    '/planestudios/sendCompetencias',
    'Envía por correo las competencias de un plan',
    conCorreo,
  ),
  mailCompetenciasPdf: envio(
    `${competencias}/mail/{id}`,
    'Envía por correo el árbol de competencias de un plan',
    deCompetencias.extend({ correo }),
  ),
  mailCompetenciasPdf2: envio(
    `${competencias}/mail2/{id}`,
    'Envía por correo la tabla de competencias de un plan',
    deCompetencias.extend({ correo }),
  ),
  mailPlan: envio('/planestudios/sendPdfPlan', 'Envía por correo el plan de estudios', conCorreo),
  mailModulo: envio(
    `${plan}/modulo/competencia/mail`,
    'Envía por correo los módulos de competencia profesional de un plan, o uno de ellos',
    conCorreo.extend({ modulo_id: id.optional() }),
  ),
  mailEstadosCursos: envio(
    `${plan}/mail/estados/avance/cursos`,
    'Envía por correo el estado de cada curso de un plan',
    deAvance.extend({ correo }),
  ),
  mailAvanceProgramas: envio(
    '/programas/avancecurricular/sendmail',
    'Envía por correo el avance curricular de los programas',
    programas.extend({ correo }),
  ),
}
