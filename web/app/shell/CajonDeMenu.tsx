import { Drawer } from '@mantine/core'
import classes from './CajonDeMenu.module.css'
import { Sidebar } from './Sidebar.tsx'

const isLink = (target: EventTarget): boolean => (target as Element).closest('a[href]') !== null

/** The sidebar as a drawer over the page. A chosen link closes it, also one that leads to where one is. */
export const CajonDeMenu = ({ abierto, onClose }: { abierto: boolean; onClose: () => void }) => (
  <Drawer.Root
    opened={abierto}
    onClose={onClose}
    closeOnEscape={false}
    position="left"
    size={288}
    classNames={{ content: classes.cajon }}
  >
    <Drawer.Overlay backgroundOpacity={0.2} />
    <Drawer.Content aria-label="Navegación" onClick={event => isLink(event.target) && onClose()}>
      <Sidebar collapsed={false} />
    </Drawer.Content>
  </Drawer.Root>
)
