export { Accordion, type AccordionItem, type AccordionProps } from './components/layout/Accordion/Accordion.tsx';
export {
  AddressCard,
  type AddressCardProps,
  type AddressCardState,
  addressCardStates,
} from './components/commerce/AddressCard/AddressCard.tsx';
export { Alert, type AlertProps } from './components/feedback/Alert/Alert.tsx';
export { alertTones, type AlertTone } from './components/feedback/Alert/Alert.css.ts';
export { Badge, type BadgeProps } from './components/feedback/Badge/Badge.tsx';
export { BottomBar, type BottomBarProps } from './components/layout/BottomBar/BottomBar.tsx';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './components/navigation/Breadcrumb/Breadcrumb.tsx';
export { Button, type ButtonBaseProps, type ButtonProps } from './components/forms/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/forms/Button/ButtonLink.tsx';
export { Carousel, type CarouselProps } from './components/layout/Carousel/Carousel.tsx';
export {
  CartLineItem,
  type CartLineItemProps,
  type CartLineState,
  cartLineStates,
} from './components/commerce/CartLineItem/CartLineItem.tsx';
export { CategoryTile, type CategoryTileProps } from './components/commerce/CategoryTile/CategoryTile.tsx';
export {
  CheckList,
  type CheckListColumns,
  type CheckListMode,
  type CheckListOption,
  type CheckListProps,
  checkListColumns,
  checkListModes,
} from './components/forms/CheckList/CheckList.tsx';
export { Checkbox, type CheckboxProps } from './components/forms/Checkbox/Checkbox.tsx';
export { ColourField, type ColourFieldProps } from './components/forms/ColourField/ColourField.tsx';
export {
  ContrastList,
  type ContrastListProps,
  type ContrastRow,
} from './components/content/ContrastList/ContrastList.tsx';
export { ColourDots, type ColourDotsProps } from './components/commerce/ColourDots/ColourDots.tsx';
export {
  Combobox,
  type ComboboxProps,
  type ComboboxStatus,
  comboboxStatuses,
} from './components/forms/Combobox/Combobox.tsx';
export { type ComboboxOption } from './components/forms/Combobox/use-combobox.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './components/overlays/ConfirmDialog/ConfirmDialog.tsx';
export { type RowChoice } from './components/layout/DataTable/ChooseAll.tsx';
export { type ColumnChoiceState } from './components/layout/DataTable/ColumnChoice.tsx';
export {
  type DataColumn,
  type DataRowState,
  dataRowStates,
  type RowOpening,
} from './components/layout/DataTable/DataRow.tsx';
export {
  DataTable,
  type DataTableCards,
  dataTableCards,
  type DataTableProps,
  type DataTableScroll,
  dataTableScrolls,
} from './components/layout/DataTable/DataTable.tsx';
export { DateField, type DateFieldProps } from './components/forms/DateField/DateField.tsx';
export { type Difference, DiffList, type DiffListProps } from './components/content/DiffList/DiffList.tsx';
export { DeliverTo, type DeliverToProps } from './components/commerce/DeliverTo/DeliverTo.tsx';
export { Dialog, type DialogProps } from './components/overlays/Dialog/Dialog.tsx';
export { Disclosure, type DisclosureProps } from './components/layout/Disclosure/Disclosure.tsx';
export { Drawer, type DrawerProps } from './components/overlays/Drawer/Drawer.tsx';
export {
  ErrorSummary,
  type ErrorSummaryItem,
  type ErrorSummaryProps,
} from './components/feedback/ErrorSummary/ErrorSummary.tsx';
export {
  type FeatureBadge,
  FeatureBadges,
  type FeatureBadgesProps,
} from './components/commerce/FeatureBadges/FeatureBadges.tsx';
export { FileDrop, type FileDropProps } from './components/forms/FileDrop/FileDrop.tsx';
export { type DroppedFile, type FileState, fileStates } from './components/forms/FileDrop/FileDropItem.tsx';
export { FilterChip, type FilterChipProps, FilterChipRow } from './components/commerce/FilterChip/FilterChip.tsx';
export { FilterDrawer, type FilterDrawerProps } from './components/overlays/FilterDrawer/FilterDrawer.tsx';
export { FilterPanel, type FilterPanelProps } from './components/commerce/FilterPanel/FilterPanel.tsx';
export { FilterSection, type FilterSectionProps } from './components/commerce/FilterPanel/FilterSection.tsx';
export {
  type ContactLink,
  ContactStrip,
  type ContactStripProps,
} from './components/layout/HeaderShell/ContactStrip.tsx';
export { CountBadge } from './components/layout/HeaderShell/CountBadge.tsx';
export { HeaderAction, type HeaderActionProps } from './components/layout/HeaderShell/HeaderAction.tsx';
export { HeaderShell } from './components/layout/HeaderShell/HeaderShell.tsx';
export { MainBar, type MainBarProps } from './components/layout/HeaderShell/MainBar.tsx';
export { NavRow, type NavRowLink, type NavRowProps } from './components/layout/HeaderShell/NavRow.tsx';
export { Heading, type HeadingProps } from './components/content/Heading/Heading.tsx';
export {
  HeartToggle,
  type HeartToggleProps,
  type HeartToggleState,
  heartToggleStates,
} from './components/commerce/HeartToggle/HeartToggle.tsx';
export { HexField, type HexFieldProps } from './components/forms/HexField/HexField.tsx';
export { Hero, type HeroProps, type HeroTone, heroTones } from './components/commerce/Hero/Hero.tsx';
export { Icon, type IconProps } from './components/content/Icon/Icon.tsx';
export { type IconName, iconNames } from './components/content/Icon/icons.ts';
export { IconButton, type IconButtonProps } from './components/forms/IconButton/IconButton.tsx';
export {
  type ChosenImage,
  ImageDropTile,
  type ImageDropTileProps,
} from './components/forms/ImageDropTile/ImageDropTile.tsx';
export {
  type AvatarSize,
  InitialsAvatar,
  type InitialsAvatarProps,
  avatarSizes,
} from './components/content/InitialsAvatar/InitialsAvatar.tsx';
export { initials } from './components/content/InitialsAvatar/initials.ts';
export { Container, type ContainerProps } from './components/layout/Layout/Container.tsx';
export { Inline, type InlineProps } from './components/layout/Layout/Inline.tsx';
export { Stack, type StackProps } from './components/layout/Layout/Stack.tsx';
export { Link, type LinkRootProps } from './components/navigation/Link/Link.tsx';
export {
  type LinkComponent,
  type LinkProps,
  LinkProvider,
  useLinkComponent,
} from './components/navigation/LinkContext/LinkContext.tsx';
export { MarkdownEditor, type MarkdownEditorProps } from './components/forms/MarkdownEditor/MarkdownEditor.tsx';
export { Marquee, type MarqueeProps, marqueeRepeats } from './components/layout/Marquee/Marquee.tsx';
export { MeasureField, type MeasureFieldProps } from './components/forms/MeasureField/MeasureField.tsx';
export {
  OrderCard,
  type OrderCardHeading,
  type OrderCardProps,
  orderCardHeadings,
} from './components/commerce/OrderCard/OrderCard.tsx';
export {
  OrderTimeline,
  type OrderTimelineProps,
  type TimelineState,
  type TimelineStep,
  timelineStates,
} from './components/commerce/OrderTimeline/OrderTimeline.tsx';
export { OtpField, type OtpFieldProps, otpLength } from './components/forms/OtpField/OtpField.tsx';
export { PageHeading, type PageHeadingProps } from './components/layout/PageHeading/PageHeading.tsx';
export { Pagination, type PaginationProps } from './components/navigation/Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './components/forms/PasswordField/PasswordField.tsx';
export { Picture, type PictureProps } from './components/content/Picture/Picture.tsx';
export {
  PriceDetails,
  type PriceDetailsPlace,
  type PriceDetailsProps,
  type PriceRow,
  type PriceRowTone,
  priceDetailsPlaces,
  priceRowTones,
} from './components/commerce/PriceDetails/PriceDetails.tsx';
export { PriceField, type PriceFieldProps } from './components/forms/PriceRangeSlider/PriceField.tsx';
export { PriceRangeSlider, type PriceRangeSliderProps } from './components/forms/PriceRangeSlider/PriceRangeSlider.tsx';
export { type PriceBounds, type PriceRange } from './components/forms/PriceRangeSlider/price-range.ts';
export {
  PriceTag,
  type PriceTagProps,
  type PriceTagSize,
  priceTagSizes,
} from './components/commerce/PriceTag/PriceTag.tsx';
export {
  ProductCard,
  type ProductCardHeading,
  type ProductCardProps,
  productCardHeadings,
} from './components/commerce/ProductCard/ProductCard.tsx';
export { ProductCardSkeleton } from './components/commerce/ProductCardSkeleton/ProductCardSkeleton.tsx';
export {
  ProductGrid,
  type ProductGridColumns,
  type ProductGridProps,
  type ProductGridRows,
  ProductGridSkeleton,
  type ProductGridSkeletonProps,
  productGridColumns,
  productGridRows,
} from './components/commerce/ProductGrid/ProductGrid.tsx';
export {
  type Progress,
  ProgressOverlay,
  type ProgressOverlayProps,
} from './components/overlays/ProgressOverlay/ProgressOverlay.tsx';
export {
  PromoTile,
  type PromoTileProps,
  type PromoTileShape,
  promoTileShapes,
} from './components/commerce/PromoTile/PromoTile.tsx';
export { Prose } from './components/content/Prose/Prose.tsx';
export {
  type QuantityLimit,
  QuantityStepper,
  type QuantityStepperProps,
  type QuantityStepperState,
  quantityStepperStates,
} from './components/forms/QuantityStepper/QuantityStepper.tsx';
export {
  Radio,
  RadioCard,
  type RadioChoiceProps,
  RadioGroup,
  type RadioGroupProps,
} from './components/forms/RadioGroup/RadioGroup.tsx';
export { SecretOnce, type SecretOnceProps } from './components/feedback/SecretOnce/SecretOnce.tsx';
export {
  SectionHeading,
  type SectionHeadingLevel,
  type SectionHeadingProps,
  sectionHeadingLevels,
} from './components/layout/SectionHeading/SectionHeading.tsx';
export { Select, type SelectOption, type SelectProps } from './components/forms/Select/Select.tsx';
export { FooterGroup, type FooterGroupProps } from './components/layout/SiteFooter/FooterGroup.tsx';
export { SiteFooter, type SiteFooterProps } from './components/layout/SiteFooter/SiteFooter.tsx';
export {
  type SizeOption,
  SizeSelector,
  type SizeSelectorProps,
} from './components/commerce/SizeSelector/SizeSelector.tsx';
export { Skeleton, SkeletonGroup, type SkeletonGroupProps } from './components/feedback/Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './components/feedback/Spinner/Spinner.tsx';
export { SplitLayout, type SplitLayoutProps } from './components/layout/SplitLayout/SplitLayout.tsx';
export { StatCard, type StatCardProps } from './components/content/StatCard/StatCard.tsx';
export {
  type StateKind,
  StatePanel,
  type StatePanelProps,
  stateKinds,
} from './components/feedback/StatePanel/StatePanel.tsx';
export {
  EmptyState,
  FailedState,
  NotAllowedState,
  OfflineState,
  type RetryStateProps,
} from './components/feedback/StatePanel/StatePanels.tsx';
export {
  StatusPill,
  type StatusPillProps,
  type StatusTone,
  statusTones,
} from './components/feedback/StatusPill/StatusPill.tsx';
export { Swatch, type SwatchProps, type SwatchSize, swatchSizes } from './components/commerce/Swatch/Swatch.tsx';
export { validHex } from './components/commerce/Swatch/hex.ts';
export {
  SwatchGroup,
  type SwatchGroupProps,
  type SwatchOption,
} from './components/commerce/SwatchGroup/SwatchGroup.tsx';
export {
  Stepper,
  type StepperProps,
  type StepperStep,
  type StepState,
  stepStates,
} from './components/navigation/Stepper/Stepper.tsx';
export { Switch, type SwitchProps } from './components/forms/Switch/Switch.tsx';
export { type TabItem, Tabs, type TabsProps } from './components/navigation/Tabs/Tabs.tsx';
export { Text, type TextProps } from './components/content/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './components/forms/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/forms/TextField/TextField.tsx';
export { TextLink, type TextLinkProps } from './components/navigation/TextLink/TextLink.tsx';
export {
  type Thumbnail,
  ThumbnailStrip,
  type ThumbnailStripProps,
} from './components/commerce/ThumbnailStrip/ThumbnailStrip.tsx';
export { RecentToasts } from './components/feedback/Toast/RecentToasts.tsx';
export { ToastProvider, ToastRegion } from './components/feedback/Toast/ToastRegion.tsx';
export {
  type Toast,
  type ToastMessage,
  type ToastSnapshot,
  type ToastStore,
  type ToastTone,
  createToastStore,
  toastStore,
  toastTones,
} from './components/feedback/Toast/toast-store.ts';
export { useToasts } from './components/feedback/Toast/use-toasts.ts';
export { VisuallyHidden } from './components/content/VisuallyHidden/VisuallyHidden.tsx';
export { ZoomOverlay, type ZoomOverlayProps } from './components/overlays/ZoomOverlay/ZoomOverlay.tsx';
export { fontUrls } from './fonts/font-urls.ts';
export { breakpoints } from './theme/breakpoints.ts';
