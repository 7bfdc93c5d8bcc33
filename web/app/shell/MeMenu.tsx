import { Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { useFullscreenDocument } from '@mantine/hooks'
import { IconBulb, IconHelp, IconMaximize, IconMinimize } from '@tabler/icons-react'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Link } from '../Link.tsx'
import { useUser } from '../session.ts'
import classes from './MeMenu.module.css'
import { type PersonalLink, useLinks } from './useLinks.ts'
import { useSugerir } from './useSugerir.ts'

const schemes = [
  { value: 'light', label: 'Tema claro' },
  { value: 'dark', label: 'Tema oscuro' },
  { value: 'auto', label: 'Tema del equipo' },
] as const

/** Me: profile, institution, full screen, theme, leaving. */
export function MeMenu() {
  const user = useUser()
  const links = useLinks()
  const sugerir = useSugerir()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { toggle, fullscreen } = useFullscreenDocument()

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
        {links
          .filter(link => link.enlace !== 'salir')
          .map(link => (
            <MenuLink key={link.enlace} link={link} />
          ))}
        <Menu.Item component={Link} href={paths.ayuda()} leftSection={<IconHelp size={16} aria-hidden />}>
          Ayuda
        </Menu.Item>
        <Menu.Item component={Link} href={sugerir} leftSection={<IconBulb size={16} aria-hidden />}>
          Sugerir MEJORAS
        </Menu.Item>
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
        {links
          .filter(link => link.enlace === 'salir')
          .map(link => (
            <MenuLink key={link.enlace} link={link} />
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}

const MenuLink = ({ link }: { link: PersonalLink }) => (
  <Menu.Item leftSection={<link.icon size={16} aria-hidden />} onClick={link.run}>
    {link.label}
  </Menu.Item>
)
