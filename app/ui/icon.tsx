import {
  ArrowLeft, ArrowRight, ArrowUp, AudioLines, Blocks, Bookmark, Captions, Check, ChevronDown, ChevronRight, CircleAlert,
  Clapperboard, Clock, Code, Compass, Copy, Disc3, Download, Ellipsis, ExternalLink, FileSearch, FileText, FlaskConical,
  FolderTree, Globe, GraduationCap, Headphones, House, Image, Images, Info, LayoutTemplate, LifeBuoy, LogOut, Mail, Menu,
  MessageCircle, MessagesSquare, Mic, Monitor, Moon, Music, PenLine, Play, Plus, RefreshCw, Scale, ScanEye, Search, Send,
  Settings, Share2, Shield, Sparkles, Sun, Tags, Trash2, User, Users, Workflow, X,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

/** The icons of the frame and of every ordinary screen. A feature's own icon goes in by `of`. */
const icons = {
  alert: CircleAlert,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  'audio-lines': AudioLines,
  blocks: Blocks,
  bookmark: Bookmark,
  captions: Captions,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-right': ChevronRight,
  clapperboard: Clapperboard,
  clock: Clock,
  close: X,
  code: Code,
  compass: Compass,
  copy: Copy,
  'disc-3': Disc3,
  download: Download,
  external: ExternalLink,
  'file-search': FileSearch,
  'file-text': FileText,
  'flask-conical': FlaskConical,
  'folder-tree': FolderTree,
  globe: Globe,
  'graduation-cap': GraduationCap,
  headphones: Headphones,
  help: LifeBuoy,
  home: House,
  image: Image,
  images: Images,
  info: Info,
  'layout-template': LayoutTemplate,
  mail: Mail,
  menu: Menu,
  'message-circle': MessageCircle,
  'messages-square': MessagesSquare,
  mic: Mic,
  monitor: Monitor,
  moon: Moon,
  more: Ellipsis,
  music: Music,
  'pen-line': PenLine,
  play: Play,
  plus: Plus,
  refresh: RefreshCw,
  scale: Scale,
  'scan-eye': ScanEye,
  search: Search,
  send: Send,
  settings: Settings,
  share: Share2,
  shield: Shield,
  'sign-out': LogOut,
  sparkles: Sparkles,
  sun: Sun,
  tags: Tags,
  trash: Trash2,
  user: User,
  users: Users,
  workflow: Workflow,
} satisfies Record<string, LucideIcon>

export type IconName = keyof typeof icons

type IconProps = ({ name: IconName; of?: undefined } | { of: LucideIcon; name?: undefined }) & { size?: number; className?: string }

/** A decorative outline icon, 1.75 px stroke on a 24 grid: the words beside it carry the meaning. */
export function Icon({ name, of, size = 18, className = '' }: IconProps) {
  const Drawing = of ?? icons[name]
  return <Drawing size={size} strokeWidth={1.75} absoluteStrokeWidth={false} aria-hidden="true" className={`flex-none ${className}`} />
}
