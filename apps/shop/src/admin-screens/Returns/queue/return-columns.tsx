import type { ReturnRequest } from '@kayal/api-contract/client';
import { formatMoney, type DateFormat, type MoneyFormat } from '@kayal/commerce-core';
import { TextLink, type DataColumn } from '@kayal/design-system';
import { orderAddress } from '../../Dashboard/table-query.ts';
import { StagePill } from '../detail/StagePill.tsx';
import { dueText, lineText, reasonTexts, wantedText, wishTexts } from '../return-texts.ts';
import { returnLinkId } from '../returns-query.ts';
import * as css from '../Returns.css.ts';

interface ReturnColumnsOptions {
  readonly money: MoneyFormat;
  readonly dates: DateFormat;
  /** Address of the drawer with all of a return. */
  readonly hrefOf: (request: ReturnRequest) => string;
}

/** The columns of the queue. */
export function returnColumns({ money, dates, hrefOf }: ReturnColumnsOptions): DataColumn<ReturnRequest>[] {
  return [
    {
      id: 'return',
      header: 'Return and order',
      names: true,
      cell: (request) => (
        <span className={css.cell}>
          <span className={css.number}>
            <TextLink id={returnLinkId(request.id)} href={hrefOf(request)} place="standalone" aria-keyshortcuts="J K">
              {request.id}
            </TextLink>
          </span>
          <span>{request.customerName}</span>
          <span className={css.number}>
            <TextLink href={orderAddress(request.entryNo)} place="standalone">
              {request.entryNo}
            </TextLink>
          </span>
        </span>
      ),
    },
    {
      id: 'pieces',
      header: 'Pieces',
      cell: ({ lines }) => (
        <span className={css.cell}>
          {lines.map((line) => (
            <span key={line.lineNo} className={css.cell}>
              {line.quantity} × {lineText(line)}
              <span className={css.quiet}>{reasonTexts[line.reason]}</span>
            </span>
          ))}
        </span>
      ),
    },
    {
      id: 'wish',
      header: 'Wants',
      cell: (request) => (
        <span className={css.cell}>
          {wishTexts[request.wish]}
          <span className={css.quiet}>{formatMoney(request.refundable + request.wayBackCharge, money)} paid</span>
          {request.lines.map((line) =>
            line.wanted === null || line.wanted === line.uniqueCode ? null : (
              <span key={line.lineNo} className={css.quiet}>
                {wantedText(line)}
              </span>
            ),
          )}
        </span>
      ),
    },
    {
      id: 'stage',
      header: 'Stage',
      cell: (request) => (
        <span className={css.cell}>
          <StagePill stage={request.stage} />
          <span className={css.quiet}>{dueText(request, dates)}</span>
        </span>
      ),
    },
  ];
}
