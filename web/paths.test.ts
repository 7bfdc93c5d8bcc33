import { expect, it } from 'vitest'
import { paths, readQuery, writeQuery } from './paths.ts'

it('addresses stay what the spec says (§2)', () => {
  const shown = Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [
      name,
      (path as (x?: number) => string)(needsId(name) ? 7 : undefined),
    ]),
  )
  expect(shown).toMatchInlineSnapshot(`
    {
      "actividades": "/form/24042018114601/activities",
      "ajustes": "/ajustes",
      "analitica": "/form/09092015083031/7/analitica",
      "areasCursos": "/form/09092015083031/areas_cursos",
      "ayuda": "/ayuda",
      "carta": "/form/09092015083031/carta",
      "comparar": "/form/09092015083031/7/comparar",
      "competencias": "/form/1487019132661/competencias",
      "configSilabos": "/form/1486745968653/config-silabos",
      "contacto": "/contacto",
      "correos": "/correos",
      "cursos": "/form/09092015083031/cursos",
      "docentes": "/docentes",
      "entidadNueva": "/form/24042018114602/create",
      "entidades": "/form/24042018114602",
      "equipos": "/form/24102018042400/equipos",
      "escritorio": "/escritorio",
      "facultades": "/form/09092015083035",
      "gruposCompetencias": "/form/1487019132661",
      "inicio": "/",
      "institucion": "/form/06052018093801",
      "laboratorios": "/form/24102018042400",
      "modelo": "/form/1507211213570",
      "perfil": "/form/04022015015219",
      "plan": "/form/09092015083031/7",
      "planes": "/form/09092015083031",
      "plantillaNueva": "/form/19112018151900/create",
      "plantillas": "/form/19112018151900",
      "recuperar": "/auth/recovery-pass",
      "signin": "/auth/signin",
      "silabo": "/form/1486745968653/silabo?curso=7",
      "silabos": "/form/1486745968653",
      "sugerencias": "/form/16112018152300",
      "sugerir": "/sugerencia/software",
      "textosDePrograma": "/form/09092015083035?tab=textos&programa=7",
      "tipologias": "/form/09092015083031/tipologias",
      "tiposCursos": "/form/09092015083031/tipos_cursos",
      "usuarioNuevo": "/form/24042018114601/create",
      "usuarios": "/form/24042018114601",
    }
  `)
})

const needsId = (name: string): boolean =>
  ['plan', 'silabo', 'analitica', 'comparar', 'textosDePrograma'].includes(name)

it.each([
  ['leaves out what is empty', paths.facultades({ page: 2, filtro: '' }), '/form/09092015083035?page=2'],
  [
    'a course of a plan',
    paths.plan(7, { tab: 'malla', curso: 3 }),
    '/form/09092015083031/7?tab=malla&curso=3',
  ],
  ['text is encoded', paths.facultades({ filtro: 'ñ & co' }), '/form/09092015083035?filtro=%C3%B1+%26+co'],
  ['a section of the landing', paths.inicio('contacto'), '/#contacto'],
])('%s', (_case, path, expected) => expect(path).toBe(expected))

it.each([
  ['numbers are numbers', '?page=2&plan=7', { page: 2, plan: 7 }],
  ['text stays text', '?filtro=0021', { filtro: '0021' }],
  ['nonsense is left out', '?page=-1&plan=x&per_page=1.5&otro=1', {}],
  ['nothing', '', {}],
])('readQuery: %s', (_case, search, query) => expect(readQuery(search)).toEqual(query))

it('what is written is read back', () => {
  const query = { page: 3, per_page: 25, filtro: 'a+b & ñ', curso: 9, tab: 'malla' }
  expect(readQuery(writeQuery(query))).toEqual(query)
})
