import { describe, expect, it } from 'vitest'
import { aqui } from './aqui.ts'
import { picture, signIn, useBrowser } from './browser.ts'
import { enterAs, said, UNIVERSIDAD, unico } from './demo.ts'
import { unaImagen } from './imagenDePrueba.ts'
import { SUBIR_IMAGEN } from './portapapeles.ts'

const PERFIL = '/form/04022015015219'
const TEMPORAL = 'temporal de prueba'
const MIA = 'una frase mía de prueba'

describe('Mi Perfil', () => {
  const { open } = useBrowser()

  it('keeps one’s data, picture and district, and shows them at once', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'tutor')
    await page.goto(PERFIL)
    await page.getByRole('heading', { level: 1, name: 'Mi Perfil' }).waitFor()
    const form = page.getByRole('form', { name: 'Mis datos' })
    await form.getByLabel('Grado académico').fill('Dra.')
    await page.setInputFiles('input[type=file]', await unaImagen('yo.png', 600, 400))
    const foto = form.getByRole('img', { name: /Fotografía de/ })
    await foto.waitFor()
    await expect
      .poll(() => foto.evaluate(i => (i as unknown as { naturalWidth: number }).naturalWidth))
      .toBe(400)
    // What a field is for (§5): its type, and what it says while it is empty.
    for (const [label, name, value] of [
      ['Correo Electrónico', 'type', 'email'],
      ['Teléfono', 'type', 'tel'],
      ['Departamento', 'placeholder', 'Seleccione una opción'],
      ['Sexo', 'placeholder', 'Seleccione una opción'],
      ['Fecha de nacimiento', 'placeholder', 'Seleccione una fecha'],
    ] as const)
      expect(await form.getByLabel(label).first().getAttribute(name), label).toBe(value)
    await form.getByRole('combobox', { name: 'Departamento' }).click()
    await page.getByRole('option', { name: 'Arequipa', exact: true }).click()
    await form.getByRole('combobox', { name: 'Provincia' }).click()
    await page.getByRole('option', { name: 'Arequipa', exact: true }).click()
    await form.getByRole('combobox', { name: 'Distrito' }).fill('yana')
    const yanahuara = page.getByRole('option', { name: 'Yanahuara', exact: true })
    await yanahuara.click()
    // Who passes by with Tab and Enter leaves what is chosen; emptied, Enter takes it off.
    const provincia = form.getByRole('combobox', { name: 'Provincia' })
    const distrito = form.getByRole('combobox', { name: 'Distrito' })
    await provincia.focus()
    await page.keyboard.press('Tab')
    await yanahuara.waitFor()
    await distrito.press('Enter')
    await provincia.focus()
    expect(await distrito.inputValue()).toBe('Yanahuara')
    await distrito.fill('')
    await distrito.press('Enter')
    await provincia.focus()
    expect(await distrito.inputValue()).toBe('')
    await distrito.fill('yana')
    await distrito.press('Enter')
    await form.getByLabel('Fecha de nacimiento').fill('05/03/1980')
    await picture(page, 'perfil-antes-de-guardar')
    // The bar of an upload leaves by itself (§9).
    await form.getByRole('progressbar').waitFor({ state: 'detached' })
    await form.getByRole('button', { name: 'Guardar' }).click()
    await said(page, 'Los cambios se han guardado correctamente.')
    await page.getByRole('banner').locator('img[src^="/api/v1/imagenes/"]').waitFor()
    expect(await form.getByRole('button', { name: 'Guardar' }).isDisabled()).toBe(true)
    await page.reload()
    await expect.poll(() => form.getByRole('combobox', { name: 'Distrito' }).inputValue()).toBe('Yanahuara')
    expect(await form.getByLabel('Fecha de nacimiento').inputValue()).toBe('05/03/1980')
    expect(problems).toEqual([])
  })

  it('a file that is no picture is refused where it was chosen, and what was typed stays', async () => {
    const { page } = await open()
    await enterAs(page, 'inspector')
    await page.goto(PERFIL)
    const form = page.getByRole('form', { name: 'Mis datos' })
    await form.getByLabel('Teléfono').fill('999 111 222')
    await page.setInputFiles('input[type=file]', {
      name: 'malo.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<script>alert(1)</script>'),
    })
    await form.getByText('La imagen debe ser JPG, PNG, WebP o GIF.').waitFor()
    expect(await form.getByLabel('Teléfono').inputValue()).toBe('999 111 222')
    await form.getByRole('button', { name: 'Descartar cambios' }).click()
    expect(await form.getByLabel('Teléfono').inputValue()).not.toBe('999 111 222')
  })

  it('a picture that did not arrive is sent again without being chosen again', async () => {
    const { page } = await open({ routed: true })
    await enterAs(page, 'inspector')
    await page.goto(PERFIL)
    const form = page.getByRole('form', { name: 'Mis datos' })
    await form.getByLabel('Teléfono').waitFor()
    await page.route(SUBIR_IMAGEN, route => route.abort())
    await page.setInputFiles('input[type=file]', await unaImagen('yo.png', 60, 40))
    const otraVez = form.getByRole('button', { name: 'Reintentar', exact: true })
    await otraVez.waitFor()
    await form.getByText(/^No hay conexión con el servidor/).waitFor()
    await page.unroute(SUBIR_IMAGEN)
    await otraVez.click()
    await form.getByRole('img', { name: /Fotografía de/ }).waitFor()
    await otraVez.waitFor({ state: 'detached' })
    await form.getByRole('button', { name: 'Descartar cambios' }).click()
  })

  it('lists the open sessions and closes one of them', async () => {
    const [one, two] = [await open(), await open()]
    await enterAs(one.page, 'inspector')
    await enterAs(two.page, 'inspector')
    await two.page.goto(`${PERFIL}?vista=sesiones`)
    const rows = two.page.getByRole('main').getByRole('listitem')
    await two.page.getByText('Esta sesión').waitFor()
    const before = await rows.count()
    expect(before).toBeGreaterThan(1)
    await picture(two.page, 'perfil-sesiones')
    await two.page
      .getByRole('button', { name: /^Cerrar sesión en/ })
      .first()
      .click()
    await expect.poll(() => rows.count()).toBe(before - 1)
    await two.page.getByText('Esta sesión').waitFor()
  })

  it('changes the password for who knows the old one, and signs in with the new one', async () => {
    const [root, { page }] = [await open(), await open({ routed: true })]
    await signIn(root.page, 'root@malla.local', aqui.rootPassword)
    const usuario = `${unico('clave').replace(/ /g, '-')}@demo.edu`
    const datos = { usuario, nombres: 'Persona Nueva', correo: usuario, root: true, password: TEMPORAL }
    expect((await root.page.request.post('/api/usuarios/save', { data: datos })).status()).toBe(200)
    const token = await page.request.post('/api/auth/signin', { data: { usuario, password: TEMPORAL } })
    expect(token.status()).toBe(200)
    const own = { actual: TEMPORAL, password: MIA }
    expect((await page.request.post('/api/v1/auth/clave', { data: own })).status()).toBe(200)
    await signIn(page, usuario, MIA, UNIVERSIDAD)
    await page.goto(`${PERFIL}?vista=clave`)
    const form = page.getByRole('form', { name: 'Contraseña' })
    const fill = async (actual: string, nueva: string, repetida = nueva) => {
      await form.getByLabel('Contraseña actual', { exact: true }).fill(actual)
      await form.getByLabel('Contraseña nueva', { exact: true }).fill(nueva)
      await form.getByLabel('Repita la nueva', { exact: true }).fill(repetida)
      await form.getByRole('button', { name: 'Cambiar contraseña' }).click()
    }
    // What is written can be looked at without a mouse.
    const actual = form.getByLabel('Contraseña actual', { exact: true })
    await actual.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await actual.getAttribute('type')).toBe('text')
    await form.getByRole('button', { name: 'Ocultar: contraseña actual' }).press('Enter')
    expect(await actual.getAttribute('type')).toBe('password')
    const otra = 'una frase larga de prueba'
    await fill(MIA, otra, `${otra}!`)
    await form.getByText('Las dos contraseñas no son iguales.').first().waitFor()
    await fill('no es esta', otra)
    await form.getByRole('alert').waitFor()
    expect(await form.getByLabel('Contraseña nueva', { exact: true }).inputValue()).toBe(otra)
    await picture(page, 'perfil-clave-mal')
    await fill(MIA, otra)
    await expect.poll(() => form.getByLabel('Contraseña nueva', { exact: true }).inputValue()).toBe('')
    const again = await open()
    await signIn(again.page, usuario, otra)

    // Another mail asks for it too, where it stands; what needs none does not.
    await page.goto(PERFIL)
    const misDatos = page.getByRole('form', { name: 'Mis datos' })
    const correo = misDatos.getByLabel('Correo Electrónico')
    await correo.fill(`otro-${usuario}`)
    await misDatos.getByRole('button', { name: 'Guardar' }).click()
    await misDatos.getByText('Para cambiar el correo, escriba la contraseña que usa ahora.').first().waitFor()
    await misDatos.getByLabel('Contraseña actual', { exact: true }).fill(otra)
    await picture(page, 'perfil-otro-correo')
    await misDatos.getByRole('button', { name: 'Guardar' }).click()
    await said(page, 'Los cambios se han guardado correctamente.')
    await misDatos.getByLabel('Contraseña actual', { exact: true }).waitFor({ state: 'detached' })
    expect(await correo.inputValue()).toBe(`otro-${usuario}`)

    // Where there is a mail server another one waits for the link that went there; this one has none.
    const [propio, nuevo] = ['**/api/v1/usuarios/perfil', `nuevo-${usuario}`]
    await page.route(propio, async route => {
      const response = await route.fetch()
      const { data } = await response.json()
      await route.fulfill({ response, json: { data: { ...data, correo_por_confirmar: nuevo } } })
    })
    await page.reload()
    const espera = misDatos.getByText(`Por confirmar: ${nuevo}.`)
    await espera.waitFor()
    await misDatos.getByRole('button', { name: 'Enviar otra vez' }).waitFor()
    await picture(page, 'perfil-por-confirmar')
    await page.unroute(propio)
    await misDatos.getByRole('button', { name: 'Cancelar el cambio' }).click()
    await said(page, `Su correo sigue siendo otro-${usuario}.`)
    await espera.waitFor({ state: 'detached' })
    await page.goto(`${PERFIL}?codigo=${'x'.repeat(43)}`)
    await page.getByText(/^Este enlace ya no sirve, o es de otra cuenta/).waitFor()
    await expect.poll(() => page.url()).not.toContain('codigo')
  })
})
