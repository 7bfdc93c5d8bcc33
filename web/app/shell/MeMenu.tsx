import { mensajes } from '@malla/contracts/mensajes.ts'
import { titulosDeEnlace } from '@malla/domain/sesion/menus.ts'
import { Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { useFullscreenDocument } from '@mantine/hooks'
import { IconBuildings, IconLogout, IconMaximize, IconMinimize, IconUser } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { confirm } from '../../ui/dialogs.tsx'
import { signOut, useUser } from '../session.ts'
import { useHasPage } from '../useHasPage.ts'
import { openElegir } from './elecciones.ts'
import { linksOf } from './entries.ts'
import classes from './MeMenu.module.css'

const schemes = [
  { value: 'light', label: 'Tema claro' },
  { value: 'dark', label: 'Tema oscuro' },
  { value: 'auto', label: 'Tema del equipo' },
] as const

/** Me: profile, institution, full screen, theme, leaving. */
export function MeMenu() {
  const user = useUser()
  const router = useRouter()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { toggle, fullscreen } = useFullscreenDocument()
  const go = (href: string) => () => void router.navigate({ href })
  const hasPage = useHasPage()
  const links = linksOf(user)
  const leave = () =>
    confirm({ title: mensajes.sesion.salir, text: mensajes.sesion.preguntaSalir, work: signOut })

  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={classes.me}>
          <span className="visually-hidden">Menú de {user.persona.nombres}</span>
          <Avatar name={user.persona.nombres} image={user.persona.imagen_url} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={classes.who}>
          <strong>{user.persona.nombres}</strong>
          <span>{user.persona.correo}</span>
        </Menu.Label>
        <Menu.Divider />
        {links.includes('perfil') && hasPage(paths.perfil()) && (
          <Menu.Item leftSection={<IconUser size={16} aria-hidden />} onClick={go(paths.perfil())}>
            {titulosDeEnlace.perfil}
          </Menu.Item>
        )}
        {links.includes('cambiarEntidad') && (
          <Menu.Item
            leftSection={<IconBuildings size={16} aria-hidden />}
            onClick={() => openElegir('empresa')}
          >
            {titulosDeEnlace.cambiarEntidad}
          </Menu.Item>
        )}
        <Menu.Item
          className={classes.wideOnly}
          leftSection={
            fullscreen ? <IconMinimize size={16} aria-hidden /> : <IconMaximize size={16} aria-hidden />
          }
          onClick={() => void toggle()}
        >
          {fullscreen ? 'Salir de pantalla completa' : 'Pantalla completa'}
        </Menu.Item>
        <Menu.Divider />
        <Menu.RadioGroup
          value={colorScheme}
          onChange={value => setColorScheme(value as (typeof schemes)[number]['value'])}
        >
          {schemes.map(scheme => (
            <Menu.RadioItem key={scheme.value} value={scheme.value}>
              {scheme.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void leave()}>
          {titulosDeEnlace.salir}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
