import { closePdf } from '@malla/documents/engine/pdf.ts'
import { leerPdf } from '@malla/documents/testing/leer.ts'
import { silaboDeEjemplo } from '@malla/documents/testing/silabo.ts'
import { direccionDe } from '@malla/domain/publicaciones/direccion.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { multipart } from '../../testing/multipart.ts'

const MALO = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`
const BASE = '/publico/uas/derecho'
const DE_MALO = direccionDe(MALO)

/** Tags that are opened are closed, in their order: enough to see that no name broke out. */
function sinCerrar(pagina: string): string[] {
  const vacias = new Set(['meta', 'link', 'img', 'br', 'hr'])
  const abiertas: string[] = []
  const cuerpo = pagina.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '').replace(/<!doctype[^>]*>/i, '')
  for (const [, cierra, tag = '', , sola] of cuerpo.matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^">])*?)(\/?)>/g,
  )) {
    if (vacias.has(tag) || sola) continue
    if (!cierra) abiertas.push(tag)
    else if (abiertas.pop() !== tag) return [`</${tag}>`]
  }
  return abiertas
}

describe('public pages', () => {
  let t: TestApp
  let ask: Ask
  let p: PlanPlantado
  let primero: number
  let segundo: number
  beforeAll(async () => {
    t = await createTestApp({ PUBLIC_URL: 'https://malla.example.edu' })
    ask = t.as(t.gente.token.operador)
    p = await plantPlan(t)
    await t.owner.query("update planes set full_name = 'Derecho 2026' where id = $1", [p.plan])
    primero = await plantCurso(t, p, { nombre: 'Derecho Romano', codigo: 'DER-101' })
    segundo = await plantCurso(t, p, {
      nombre: `Civil ${MALO}`,
      codigo: MALO,
      ciclo_id: p.ciclos[1],
      requisitos: JSON.stringify({ tipo: 'curso', asignatura_id: primero, modo: 'previo' }),
    })
    await t.owner.query(
      'update asignaturas set horasteoria = 3, horaspractica = 2, credits = 4 where id = any($1)',
      [[primero, segundo]],
    )
    const { carta, contenido } = silaboDeEjemplo
    const sumilla = `<p>La sumilla de <b>Romano</b> <a href="javascript:alert(1)">aquí</a></p><script>alert(1)</script>`
    await bien('PUT', `/v1/asignaturas/${primero}/carta`, {
      carta: { ...carta, cartaCompetencias: [], sumilla },
    })
    await bien('PUT', `/v1/asignaturas/keys/silabo/${primero}`, {
      silabo: { ...contenido, competencias: [], metodologia: '<p>Seminarios de la metodología.</p>' },
    })
    await t.gente.alguien(t.owner, { empresa: t.gente.empresa, codigo: '00002', cursos: [primero] })
    await t.owner.query(
      "update personas set nombres = 'Rosa Docente', correo = 'rosa@secreto.edu' where nombres like 'persona%' and id = (select max(id) from personas)",
    )
    await publicar()
  })
  afterAll(async () => {
    await closePdf()
    await t.close()
  })

  async function bien(verb: 'PUT' | 'DELETE', path: string, body: Record<string, unknown> = {}) {
    const r = await ask(verb, path, body)
    expect(r.status, JSON.stringify(r.body)).toBe(200)
  }
  const permitir = (activa: boolean, nombre_corto = 'uas') =>
    bien('PUT', '/v1/ajustes/institucion', { publicacion: { activa, nombre_corto } })
  const publicar = async (con_silabos = false) => {
    await permitir(true)
    await bien('PUT', `/v1/plan/estudios/${p.plan}/publicacion`, { direccion: 'derecho', con_silabos })
  }
  const leer = async (url: string, headers: Record<string, string> = {}) => {
    const r = await t.app.inject({ url, headers })
    return { status: r.statusCode, body: r.body, headers: r.headers, bytes: r.rawPayload }
  }
  const TODAS = ['/publico/uas', BASE, `${BASE}/der-101`, `${BASE}/plan.pdf`]

  it('a plan is a page: figures, malla with its lines, tables with their headers, and links to the sheets', async () => {
    const { status, body, headers } = await leer(BASE)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    for (const parte of [
      '<!doctype html>',
      '<html lang="es"',
      '<link rel="canonical" href="https://malla.example.edu/publico/uas/derecho">',
      '<meta name="robots" content="index, follow">',
      '<meta property="og:title"',
      `<g data-de="${primero}" data-a="${segundo}"`,
      '<caption>Ciclo 1 ',
      '<th scope="col"',
      `<th scope="row"><a href="${BASE}/der-101">Derecho Romano</a></th>`,
      'Derecho Romano (DER-101).',
    ])
      expect(body).toContain(parte)
    const datos = JSON.parse(/ld\+json">([\s\S]*?)<\/script>/.exec(body)![1]!)
    expect(datos).toMatchObject({
      '@type': 'EducationalOccupationalProgram',
      numberOfCredits: 8,
      inLanguage: 'es',
    })
    expect(datos.hasCourse).toHaveLength(2)
  })

  it('no two regions of a page are called the same', async () => {
    const { body } = await leer(BASE)
    const titulos = new Map([...body.matchAll(/<h2 id="(.+?)">([^<]*)/g)].map(([, id, t]) => [id, t]))
    const nombres = [
      ...[...body.matchAll(/<section [^>]*aria-labelledby="(.+?)"/g)].map(([, id]) => titulos.get(id)),
      ...[...body.matchAll(/<(?:div|nav|aside) [^>]*aria-label="(.+?)"/g)].map(([, nombre]) => nombre),
    ]
    expect(nombres).toContain('Malla curricular')
    expect(new Set(nombres).size).toBe(nombres.length)
  })

  it('a plan whose courses have no credits says none, whatever its electives ask', async () => {
    const colegio = await plantPlan(t)
    await plantCurso(t, colegio, { nombre: 'Arte' })
    await t.owner.query('update secciones set creditos_requeridos = 6 where id = $1', [colegio.seccion])
    await bien('PUT', `/v1/plan/estudios/${colegio.plan}/publicacion`, { direccion: 'colegio' })
    const { body } = await leer('/publico/uas/colegio')
    expect(body).toContain('Arte')
    expect(body).not.toMatch(/<dt>Créditos|numberOfCredits|6 créditos/)
    // Nor does a course say hours that nobody entered.
    const ficha = await leer(/href="([^"]+)">Arte</.exec(body)![1]!)
    expect(ficha.body).toContain('<h1>Arte</h1>')
    expect(ficha.body).not.toMatch(/Horas semanales|Teoría|Práctica/)
    // A line of its heading does not begin with the dot.
    expect(body).toMatch(/<h1>[^<]+\u00a0· /)
  })

  it('a course is a sheet: what it needs and opens, and its carta; «javascript:» and scripts do not come out', async () => {
    const { body } = await leer(`${BASE}/der-101`)
    expect(body).toContain('La sumilla de <strong>Romano</strong>')
    expect(body).toContain('Abre el paso a')
    expect(body).toMatch(new RegExp(`href="${BASE}/${DE_MALO}"`))
    expect(body).not.toMatch(/javascript:|alert\(1\)<\/script>/)
    expect(JSON.parse(/ld\+json">([\s\S]*?)<\/script>/.exec(body)![1]!)).toMatchObject({
      '@type': 'Course',
      courseCode: 'DER-101',
    })
  })

  it('hostile names are letters everywhere, and the pages stay whole', async () => {
    for (const url of [BASE, `${BASE}/${DE_MALO}`, '/publico/uas', `${BASE}?incrustado=1`]) {
      const { status, body } = await leer(url)
      expect([url, status]).toEqual([url, 200])
      expect(body).not.toMatch(/<script>alert|<img src=x/)
      expect([url, sinCerrar(body)]).toEqual([url, []])
      expect(body).not.toMatch(/ style="| on\w+="/)
    }
  })

  it('nobody’s name, mail or draft is on them, unless syllabi are published: then the names of lecturers', async () => {
    const todo = async () =>
      (await Promise.all(TODAS.slice(0, 3).map(url => leer(url)))).map(r => r.body).join()
    expect(await todo()).not.toMatch(/Rosa Docente|@secreto|persona\d|Seminarios de la metodología/)
    await publicar(true)
    // Not complete yet: it stays a draft.
    const poner = (completado: number, estado: string) =>
      t.owner.query('update silabos set completado = $2, estado = $3 where asignatura_id = $1', [
        primero,
        completado,
        estado,
      ])
    for (const [completado, estado] of [
      [2, 'entregado'],
      [3, 'borrador'],
      [3, 'observado'],
    ] as const) {
      await poner(completado, estado)
      expect(await todo(), estado).not.toMatch(/Rosa Docente|Seminarios/)
    }
    await poner(3, 'entregado')
    const publicado = await todo()
    expect(publicado).toContain('Seminarios de la metodología')
    expect(publicado).toContain('Rosa Docente')
    expect(publicado).not.toMatch(/@secreto|persona\d|Aprobado/)
    await poner(3, 'borrador')
    await publicar(false)
  })

  it('a picture of a text is public while a text shows it, and not a moment longer', async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#128' } })
      .png()
      .toBuffer()
    const sent = await multipart({ upload_preset: 'contenido' }, { file: { name: 'a.png', bytes } })
    const subida = await t.app.inject({
      method: 'POST',
      url: '/api/v1_1/malla/image/upload',
      ...sent,
      headers: { ...sent.headers, authorization: `Bearer ${t.gente.token.operador}` },
    })
    const poner = (sumilla: string) => bien('PUT', `/v1/asignaturas/${primero}/carta`, { carta: { sumilla } })
    const antes = (await ask('GET', `/v1/asignaturas/${primero}/carta`)).body.data.carta.sumilla
    await poner(`<p>Con dibujo.</p><img src="${subida.json().secure_url}" alt="Un dibujo">`)
    const [, src = ''] =
      /<img[^>]* src="([^"]*\/imagenes\/[^"]*)"/.exec((await leer(`${BASE}/der-101`)).body) ?? []
    expect([src.startsWith(`${BASE}/imagenes/`), (await leer(src)).status]).toEqual([true, 200])
    await poner(antes)
    await nada(src)
  })

  it('headers: no script but ours, asked about each time, and told when nothing changed', async () => {
    const { headers } = await leer(BASE)
    const csp = String(headers['content-security-policy'])
    expect(csp).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(csp).toContain("frame-ancestors 'self'")
    expect(csp).not.toContain('unsafe')
    expect(headers).toMatchObject({ 'cache-control': 'public, no-cache', 'x-frame-options': 'SAMEORIGIN' })
    expect(headers['set-cookie']).toBeUndefined()
    expect((await leer(BASE, { 'if-none-match': String(headers.etag) })).status).toBe(304)
    await bien('PUT', `/v1/plan/estudios/${p.plan}`, { full_name: 'Derecho 2027' })
    const otra = await leer(BASE, { 'if-none-match': String(headers.etag) })
    expect(otra.body).toContain('Derecho 2027')
    await bien('PUT', `/v1/plan/estudios/${p.plan}`, { full_name: 'Derecho 2026' })
  })

  it('is small on the way', async () => {
    const { headers } = await leer(BASE, { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBe('br')
  })

  it('only a page that was asked for reduced stands in pages of others; it is not listed, and its links stay reduced', async () => {
    const { headers, body } = await leer(`${BASE}?incrustado=1`)
    expect(String(headers['content-security-policy'])).toContain('frame-ancestors *')
    expect(headers['x-frame-options']).toBeUndefined()
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).toContain(`href="${BASE}/der-101?incrustado=1"`)
    expect(body).not.toContain('class="cabecera"')
    for (const url of ['/', '/api/v1/ajustes/publicos', `${BASE}?incrustado=0`, '/ims/case/v1p1/CFDocuments'])
      expect([url, (await leer(url)).headers['x-frame-options']]).toEqual([url, 'SAMEORIGIN'])
  })

  it('the PDF is that of the plan, kept under its name', async () => {
    const { status, headers, bytes } = await leer(`${BASE}/plan.pdf`)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect((await leerPdf(new Uint8Array(bytes))).texto).toContain('Derecho Romano')
    expect((await leer(`${BASE}/plan.pdf`, { 'if-none-match': String(headers.etag) })).status).toBe(304)
  })

  const nada = async (...urls: string[]) => {
    for (const url of urls) {
      const { status, body, headers } = await leer(url)
      expect([url, status]).toEqual([url, 404])
      expect(body).toContain('Esta página no está publicada')
      expect(headers['cache-control']).toBe('no-store')
      expect(body).not.toMatch(/Derecho|Romano/)
    }
  }

  it.each([
    '/publico',
    '/publico/otra',
    '/publico/UAS/derecho',
    '/publico/uas/otro',
    `${BASE}/der-102`,
    `${BASE}/DER-101`,
    `${BASE}/imagenes/abc.def`,
    '/publico/uas/_logo',
    "/publico/uas/'%20or%201=1",
    `/publico/${'a'.repeat(500)}/b`,
  ])('%s is not there', url => nada(url))

  it.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    ['the institution turns it off', () => permitir(false), () => permitir(true)],
    [
      'the institution is Desactivado',
      () => t.owner.query("update empresas set estado = 'Desactivado' where id = $1", [t.gente.empresa]),
      () => t.owner.query("update empresas set estado = 'Activado' where id = $1", [t.gente.empresa]),
    ],
    ['its short name changes', () => permitir(true, 'otro'), () => permitir(true)],
  ])('gone at once when %s', async (_caso, apagar, encender) => {
    expect((await leer(BASE)).status).toBe(200)
    await apagar()
    await nada(...TODAS)
    await encender()
    expect((await leer(BASE)).status).toBe(200)
  })

  it('gone at once when the plan is in the Papelera, and when it is withdrawn', async () => {
    const lista = async () => (await leer('/publico/uas')).body
    await t.owner.query('update planes set deleted_at = now() where id = $1', [p.plan])
    await nada(...TODAS.slice(1))
    expect(await lista()).not.toContain('Derecho')
    await t.owner.query('update planes set deleted_at = null where id = $1', [p.plan])
    expect(await lista()).toContain('Derecho')
    await bien('DELETE', `/v1/plan/estudios/${p.plan}/publicacion`)
    await nada(...TODAS.slice(1))
    await publicar()
  })

  it('the plan of another institution is not under this one’s name', async () => {
    const ajeno = await plantPlan(t, { empresa: t.gente.otraEmpresa })
    const r = await t.as(t.gente.ajeno)('PUT', `/v1/plan/estudios/${ajeno.plan}/publicacion`, {
      direccion: 'ajeno',
    })
    expect(r.status).toBe(200)
    await nada('/publico/uas/ajeno')
  })

  it('search engines are told what is public, and nothing else', async () => {
    const mapa = (await leer('/sitemap.xml')).body
    expect(mapa).toContain('<loc>https://malla.example.edu/publico/uas/derecho</loc>')
    const robots = (await leer('/robots.txt')).body
    expect(robots).toContain('Disallow: /\n')
    expect(robots).toContain('Sitemap: https://malla.example.edu/sitemap.xml')
  })

  it('whoever tries addresses out is stopped, and told so in words', async () => {
    const pedir = async () =>
      (await t.app.inject({ url: '/publico/uas/nada', remoteAddress: '10.9.9.9' })).statusCode
    const estados = new Set<number>()
    for (let i = 0; i < 120; i++) estados.add(await pedir())
    expect([...estados]).toEqual([404, 429])
    expect((await leer(BASE)).status).toBe(200)
  })
})
