import { expect, it, vi } from 'vitest'
import { paths } from '../paths.ts'

const navigate = vi.fn()
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ navigate }) }))
vi.mock('./address.ts', () => ({
  useAddress: () => ({ page: 3, filtro: 'ruiz', estado: 'Suspendido', id: 7 }),
}))
const { useNuevo } = await import('./useNuevo.ts')

it('who adds to a list comes back to it as it was narrowed, without what was open', () => {
  const { crear, volver, href } = useNuevo(paths.usuarios, paths.usuarioNuevo)
  const query = '?page=3&filtro=ruiz&estado=Suspendido'
  expect(href).toBe(`${paths.usuarios()}${query}`)
  crear()
  volver()
  expect(navigate.mock.calls).toEqual([
    [{ href: `${paths.usuarioNuevo()}${query}` }],
    [{ href, replace: true }],
  ])
})
