export { Accordion, type AccordionItem, type AccordionProps } from './components/Accordion/Accordion.tsx';
export {
  AddressCard,
  type AddressCardProps,
  type AddressCardState,
  addressCardStates,
} from './components/AddressCard/AddressCard.tsx';
export { Alert, type AlertProps } from './components/Alert/Alert.tsx';
export { alertTones, type AlertTone } from './components/Alert/Alert.css.ts';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { BottomBar, type BottomBarProps } from './components/BottomBar/BottomBar.tsx';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './components/Breadcrumb/Breadcrumb.tsx';
export { Button, type ButtonLook, type ButtonProps } from './components/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/Button/ButtonLink.tsx';
export { Carousel, type CarouselProps } from './components/Carousel/Carousel.tsx';
export {
  CartLineItem,
  type CartLineItemProps,
  type CartLineState,
  cartLineStates,
} from './components/CartLineItem/CartLineItem.tsx';
export { CategoryTile, type CategoryTileProps } from './components/CategoryTile/CategoryTile.tsx';
export {
  CheckList,
  type CheckListColumns,
  type CheckListMode,
  type CheckListOption,
  type CheckListProps,
  checkListColumns,
  checkListModes,
} from './components/CheckList/CheckList.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { ColourDots, type ColourDotsProps } from './components/ColourDots/ColourDots.tsx';
export {
  Combobox,
  type ComboboxProps,
  type ComboboxStatus,
  comboboxStatuses,
} from './components/Combobox/Combobox.tsx';
export { type ComboboxOption } from './components/Combobox/useCombobox.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './components/ConfirmDialog/ConfirmDialog.tsx';
export {
  type DataColumn,
  type DataRowState,
  DataTable,
  type DataTableProps,
  dataRowStates,
} from './components/DataTable/DataTable.tsx';
export { DeliverTo, type DeliverToProps } from './components/DeliverTo/DeliverTo.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx';
export {
  type FeatureBadge,
  FeatureBadges,
  type FeatureBadgesProps,
} from './components/FeatureBadges/FeatureBadges.tsx';
export { FilterChip, type FilterChipProps, FilterChipRow } from './components/FilterChip/FilterChip.tsx';
export { FilterDrawer, type FilterDrawerProps } from './components/FilterDrawer/FilterDrawer.tsx';
export { FilterPanel, type FilterPanelProps } from './components/FilterPanel/FilterPanel.tsx';
export { FilterSection, type FilterSectionProps } from './components/FilterPanel/FilterSection.tsx';
export { type ContactLink, ContactStrip, type ContactStripProps } from './components/HeaderShell/ContactStrip.tsx';
export { CountBadge } from './components/HeaderShell/CountBadge.tsx';
export { HeaderAction, type HeaderActionProps } from './components/HeaderShell/HeaderAction.tsx';
export { HeaderShell } from './components/HeaderShell/HeaderShell.tsx';
export { MainBar, type MainBarProps } from './components/HeaderShell/MainBar.tsx';
export { NavRow, type NavRowLink, type NavRowProps } from './components/HeaderShell/NavRow.tsx';
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx';
export {
  HeartToggle,
  type HeartToggleProps,
  type HeartToggleState,
  heartToggleStates,
} from './components/HeartToggle/HeartToggle.tsx';
export { HexField, type HexFieldProps } from './components/HexField/HexField.tsx';
export { Hero, type HeroProps, type HeroTone, heroTones } from './components/Hero/Hero.tsx';
export { Icon, type IconProps } from './components/Icon/Icon.tsx';
export { type IconName, iconNames } from './components/Icon/icons.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { type ChosenImage, ImageDropTile, type ImageDropTileProps } from './components/ImageDropTile/ImageDropTile.tsx';
export {
  type AvatarSize,
  InitialsAvatar,
  type InitialsAvatarProps,
  avatarSizes,
} from './components/InitialsAvatar/InitialsAvatar.tsx';
export { initials } from './components/InitialsAvatar/initials.ts';
export { Container, type ContainerProps } from './components/Layout/Container.tsx';
export { Inline, type InlineProps } from './components/Layout/Inline.tsx';
export { Stack, type StackProps } from './components/Layout/Stack.tsx';
export { Link, type LinkRootProps } from './components/Link/Link.tsx';
export {
  type LinkComponent,
  type LinkProps,
  LinkProvider,
  useLinkComponent,
} from './components/LinkContext/LinkContext.tsx';
export { Marquee, type MarqueeProps, marqueeRepeats } from './components/Marquee/Marquee.tsx';
export {
  OrderCard,
  type OrderCardHeading,
  type OrderCardProps,
  orderCardHeadings,
} from './components/OrderCard/OrderCard.tsx';
export {
  OrderTimeline,
  type OrderTimelineProps,
  type TimelineState,
  type TimelineStep,
  timelineStates,
} from './components/OrderTimeline/OrderTimeline.tsx';
export { OtpField, type OtpFieldProps, otpLength } from './components/OtpField/OtpField.tsx';
export { PageHeading, type PageHeadingProps } from './components/PageHeading/PageHeading.tsx';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField.tsx';
export { Picture, type PictureProps } from './components/Picture/Picture.tsx';
export {
  PriceDetails,
  type PriceDetailsPlace,
  type PriceDetailsProps,
  type PriceRow,
  type PriceRowTone,
  priceDetailsPlaces,
  priceRowTones,
} from './components/PriceDetails/PriceDetails.tsx';
export { PriceField, type PriceFieldProps } from './components/PriceRangeSlider/PriceField.tsx';
export { PriceRangeSlider, type PriceRangeSliderProps } from './components/PriceRangeSlider/PriceRangeSlider.tsx';
export { type PriceBounds, type PriceRange } from './components/PriceRangeSlider/priceRange.ts';
export { PriceTag, type PriceTagProps, type PriceTagSize, priceTagSizes } from './components/PriceTag/PriceTag.tsx';
export {
  ProductCard,
  type ProductCardHeading,
  type ProductCardProps,
  productCardHeadings,
} from './components/ProductCard/ProductCard.tsx';
export { ProductCardSkeleton } from './components/ProductCardSkeleton/ProductCardSkeleton.tsx';
export {
  ProductGrid,
  type ProductGridColumns,
  type ProductGridProps,
  ProductGridSkeleton,
  type ProductGridSkeletonProps,
  productGridColumns,
} from './components/ProductGrid/ProductGrid.tsx';
export {
  type Progress,
  ProgressOverlay,
  type ProgressOverlayProps,
} from './components/ProgressOverlay/ProgressOverlay.tsx';
export {
  PromoTile,
  type PromoTileProps,
  type PromoTileShape,
  promoTileShapes,
} from './components/PromoTile/PromoTile.tsx';
export { Prose } from './components/Prose/Prose.tsx';
export {
  type QuantityLimit,
  QuantityStepper,
  type QuantityStepperProps,
  type QuantityStepperState,
  quantityStepperStates,
} from './components/QuantityStepper/QuantityStepper.tsx';
export {
  Radio,
  RadioCard,
  type RadioChoiceProps,
  RadioGroup,
  type RadioGroupProps,
} from './components/RadioGroup/RadioGroup.tsx';
export {
  SectionHeading,
  type SectionHeadingLevel,
  type SectionHeadingProps,
  sectionHeadingLevels,
} from './components/SectionHeading/SectionHeading.tsx';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx';
export { FooterGroup, type FooterGroupProps } from './components/SiteFooter/FooterGroup.tsx';
export { SiteFooter, type SiteFooterProps } from './components/SiteFooter/SiteFooter.tsx';
export { type SizeOption, SizeSelector, type SizeSelectorProps } from './components/SizeSelector/SizeSelector.tsx';
export { Skeleton, SkeletonGroup, type SkeletonGroupProps } from './components/Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { SplitLayout, type SplitLayoutProps } from './components/SplitLayout/SplitLayout.tsx';
export { StatCard, type StatCardProps } from './components/StatCard/StatCard.tsx';
export { type StateKind, StatePanel, type StatePanelProps, stateKinds } from './components/StatePanel/StatePanel.tsx';
export {
  EmptyState,
  FailedState,
  NotAllowedState,
  OfflineState,
  type RetryStateProps,
} from './components/StatePanel/states.tsx';
export { StatusPill, type StatusPillProps, type StatusTone, statusTones } from './components/StatusPill/StatusPill.tsx';
export { Swatch, type SwatchProps, type SwatchSize, swatchSizes } from './components/Swatch/Swatch.tsx';
export { validHex } from './components/Swatch/hex.ts';
export { SwatchGroup, type SwatchGroupProps, type SwatchOption } from './components/SwatchGroup/SwatchGroup.tsx';
export { type TabItem, Tabs, type TabsProps } from './components/Tabs/Tabs.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { TextLink, type TextLinkProps } from './components/TextLink/TextLink.tsx';
export {
  type Thumbnail,
  ThumbnailStrip,
  type ThumbnailStripProps,
} from './components/ThumbnailStrip/ThumbnailStrip.tsx';
export { RecentToasts } from './components/Toast/RecentToasts.tsx';
export { ToastProvider, ToastRegion } from './components/Toast/ToastRegion.tsx';
export {
  type Toast,
  type ToastMessage,
  type ToastSnapshot,
  type ToastStore,
  type ToastTone,
  createToastStore,
  toastStore,
  toastTones,
} from './components/Toast/toastStore.ts';
export { useToasts } from './components/Toast/useToasts.ts';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { ZoomOverlay, type ZoomOverlayProps } from './components/ZoomOverlay/ZoomOverlay.tsx';
export { fontUrls } from './fonts/fontUrls.ts';
export { breakpoints } from './theme/tokens.ts';
