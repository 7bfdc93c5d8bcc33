import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Comun, Lugar } from './lugar.ts'
import { insert, keep, nextNumber, type Terreno, type Values } from './terreno.ts'

async function plantRespaldo(t: Terreno): Promise<number> {
  const archivo = `malla-prueba-${nextNumber(t.owner)}.tar.gz`
  const folder = path.join(t.dataDir, 'respaldos')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, archivo), 'respaldo')
  return insert(t, 'respaldos', { archivo, bytes: 8, terminado_at: new Date() })
}

/** What belongs to a whole institution. */
export async function plantComun(t: Terreno, empresa: number, marca: string): Promise<Comun> {
  const of = { empresa_id: empresa }
  const k = nextNumber(t.owner)
  const parametro = (tipo: string) => insert(t, 'parametros', { ...of, tipo, nombre: `${marca} ${tipo}` })
  const { usuario } = await t.gente.alguien(t.owner, { empresa, tipouser: 2 })
  const { rows } = await t.owner.query('select id from sesiones where usuario_id = $1', [usuario])
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#128' } })
    .png()
    .toBuffer()
  const imagen = `${marca}-imagen`
  const clave = await keep(t, png)
  const foto = { clave, formato: 'png', bytes: png.length, ancho: 8, alto: 8, uso: 'contenido' }
  await t.owner.query(
    `insert into imagenes (public_id, de_empresa_id, ${Object.keys(foto).join(', ')}) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [imagen, empresa, ...Object.values(foto)],
  )
  for (const especial of ['isPosgrado', 'isCepre'])
    await insert(t, 'facultades', { ...of, nombre: `${marca} ${especial}`, txt_type: especial })
  const adjuntos = JSON.stringify([{ nombre: `${marca}.png`, tipo: 'image/png', clave: await keep(t, png) }])
  const carta = { para: `${marca}@ejemplo.edu`, asunto: marca, texto: marca, html: marca, adjuntos }
  const pedido = { titulo: marca, llamada: '/planestudios/pdfPlan', entrada: '{}', estado: 'hecho' }
  return {
    empresa,
    marca,
    marcaComun: marca,
    nivel: await insert(t, 'niveles', {
      ...of,
      nombre: `${marca} nivel`,
      codigo: String(k).padStart(5, '0'),
    }),
    modalidad: await insert(t, 'modalidades', { ...of, nombre: `${marca} modalidad` }),
    resultado: await insert(t, 'resultados', { ...of, lista: marca, numero: 1, nombre: marca }),
    area: await parametro('areascursos'),
    tipo: await parametro('tiposcursos'),
    tipologia: await parametro('tipologiasespecialescursos'),
    local: await insert(t, 'locales', { ...of, nombre: `${marca} local` }),
    vista: await insert(t, 'vistas', {
      ...of,
      usuario_id: usuario,
      lista: 'niveles',
      nombre: marca,
      consulta: `filtro=${marca}`,
    }),
    periodoComun: await insert(t, 'periodos', {
      ...of,
      nombre: `${marca} periodo`,
      fechainicio: '2026-03-16',
      fechafin: '2099-07-17',
    }),
    usuario,
    sesion: Number(rows[0].id),
    trabajo: await insert(t, 'trabajos', { ...of, usuario_id: usuario, ...pedido }),
    correo: await insert(t, 'correos', { ...carta, de_empresa_id: empresa, message_id: randomUUID() }),
    imagen,
    para: carta.para,
  }
}

/** A programme with one of everything, in a faculty of its own unless one is given, and in a given programme. */
export async function plantLugar(
  t: Terreno,
  comun: Comun,
  marca: string,
  en: { facultad?: number; programa?: number } = {},
): Promise<Lugar> {
  const { empresa, nivel, modalidad, local } = comun
  const of = { empresa_id: empresa }
  const k = nextNumber(t.owner)
  const put = (table: string, values: Values, key?: string) => insert(t, table, { ...of, ...values }, key)
  const facultad = en.facultad ?? (await put('facultades', { nombre: `${marca} facultad ${k}` }))
  const donde = { facultad_id: facultad, nivel_id: nivel, modalidad_id: modalidad }
  const programa = en.programa ?? (await put('programas', { nombre: `${marca} programa ${k}`, ...donde }))
  const plan = await put('planes', { full_name: `${marca} plan ${k}`, programa_id: programa })
  const origen = await put('planes', { full_name: `${marca} plan viejo ${k}`, programa_id: programa })
  const papelera = await put('planes', {
    full_name: `${marca} plan borrado ${k}`,
    programa_id: programa,
    deleted_at: new Date(),
  })
  const en1 = { planestudio_id: plan }
  const cicloDe = (planestudio_id: number, numero: number) =>
    put('ciclos', { planestudio_id, numero, nombre: String(numero), descripcion: `${marca} ciclo ${k}` })
  const ciclo = await cicloDe(plan, 1)
  const seccion = await put('secciones', { ...en1, nombre: `${marca} electivos ${k}` })
  const clases = { areacurso_id: comun.area, tipocurso_id: comun.tipo, tipologiaespecial_id: comun.tipologia }
  const curso = await put('asignaturas', {
    ...en1,
    nombre: `${marca} curso ${k}`,
    ciclo_id: ciclo,
    ...clases,
  })
  const optativo = await put('asignaturas', { ...en1, nombre: `${marca} optativo`, seccion_id: seccion })
  const cursoOrigen = await put('asignaturas', {
    planestudio_id: origen,
    nombre: `${marca} viejo`,
    ciclo_id: await cicloDe(origen, 1),
  })
  const foto = `<p><img src="/api/v1/imagenes/${comun.imagen}"></p>`
  const items = JSON.stringify([{ id: 'a', descripcion: `<p>${marca}</p>` }])
  await put('plan_secciones', { ...en1, key: 'misiones', items })
  await put('plan_secciones', {
    ...en1,
    key: 'historias',
    items: JSON.stringify([{ id: 'a', descripcion: foto }]),
  })
  const modulos = [{ id: 'm', modulo_id: 1, nombre: marca, descripcion: '', status: 2, version: 1 }]
  await put('plan_secciones', { ...en1, key: 'modulosCompetencia', items: JSON.stringify(modulos) })
  if (!en.programa) await put('programa_secciones', { programa_id: programa, key: 'misiones', items })
  const equivalencia = await put('equivalencias', { ...en1, plan_origen_id: origen, nota: marca })
  for (const [asignatura_id, lado] of [
    [optativo, 'destino'],
    [cursoOrigen, 'origen'],
  ])
    await put(
      'equivalencia_cursos',
      { equivalencia_id: equivalencia, asignatura_id, lado },
      'equivalencia_id',
    )
  const competencia = await put('competencias', { ...en1, nombre: marca })
  const enlace = { competencia_id: competencia, resultado_id: comun.resultado }
  await put('competencia_resultados', enlace, 'competencia_id')
  const laboratorio = await put('laboratorios', {
    nombre: `${comun.marcaComun} taller ${k}`,
    tipo: 1,
    local_id: local,
  })
  const equipo = await put('equipos', { laboratorio_id: laboratorio, nombre: `${comun.marcaComun} equipo` })
  await put('laboratorio_programas', { laboratorio_id: laboratorio, programa_id: programa }, 'laboratorio_id')
  const [archivo, deOtro, malla] = [await plantArchivo(), await plantArchivo(), await plantArchivo()]
  await t.owner.query('update programas set imagen_id = $2 where id = $1', [programa, await plantArchivo()])
  await t.owner.query('update planes set resolucion_id = $2 where id = $1', [plan, await plantArchivo()])
  await put('adjuntos', { ...en1, key: 'mallacurricular', archivo_id: malla })
  const adjunto = await put('adjuntos', { ...en1, key: 'misiones', item_id: 'a', archivo_id: archivo })
  const adjuntoPrograma = await put('adjuntos', {
    programa_id: programa,
    key: 'misiones',
    item_id: 'a',
    archivo_id: deOtro,
  })
  const periodoAbierto = await put('periodos', {
    nombre: `${comun.marcaComun} abierto ${k}`,
    fechainicio: '2026-03-16',
    fechafin: '2999-07-17',
  })
  const silabo = await put('silabos', {
    ...en1,
    asignatura_id: curso,
    periodo_id: periodoAbierto,
    estado: 'entregado',
  })
  const observacion = await put('silabo_observaciones', {
    silabo_id: silabo,
    texto: marca,
    usuario_id: comun.usuario,
  })
  const docenteCon = async (cursos: number[]) =>
    (await t.gente.alguien(t.owner, { empresa, codigo: '00002', cursos })).usuario
  return {
    ...comun,
    marca,
    facultad,
    programa,
    plan,
    origen,
    papelera,
    ciclo,
    seccion,
    curso,
    optativo,
    cursoOrigen,
    perfil: await put('perfil_egreso', { ...en1, descripcion: marca }),
    grupo: await put('grupos_competencias', { ...en1, nombre: marca }),
    competencia,
    equivalencia,
    laboratorio,
    equipo,
    periodo: await put('periodos', {
      nombre: `${comun.marcaComun} periodo ${k}`,
      fechainicio: '2026-03-16',
      fechafin: '2099-07-17',
    }),
    periodoAbierto,
    observacion,
    modelo: await put('modelos_educativos', { nombre: `${comun.marcaComun} modelo ${k}` }),
    docente: await docenteCon([curso]),
    respaldo: await plantRespaldo(t),
    sugerencia: await insert(t, 'sugerencias', { titulo: 'Más letras', descripcion: 'Se leen mejor.' }),
    otroDocente: await docenteCon([cursoOrigen]),
    archivo,
    adjunto,
    adjuntoPrograma,
    plantilla: 1,
    plantillaEgresado: 1,
    plantillaIngresante: 1,
    cambio: await plantCambio(),
  }

  async function plantArchivo(): Promise<number> {
    const clave = await keep(t, Buffer.from(`%PDF-1.7\n% ${marca}\n`))
    const file = { clave, nombre: `${marca}.pdf`, tipo: 'application/pdf', bytes: 30 }
    return put('archivos', { ...file, facultad_id: facultad, programa_id: programa })
  }

  async function plantCambio(): Promise<number> {
    const ambito = { facultad_id: facultad, programa_id: programa, plan_id: plan }
    const despues = { key: 'misiones', items: JSON.parse(items), revision: 1 }
    const change = {
      evento: 'plan_estudio.save.json',
      objeto_id: plan,
      ambito,
      antes: { items: [] },
      despues,
    }
    await t.owner.query("select set_config('app.empresa_id', $1, false)", [String(empresa)])
    const { rows } = await t.owner.query('select registrar($1) as id', [JSON.stringify([change])])
    return Number(rows[0].id)
  }
}
