import { openDatabase } from '../db/open-database.ts';
import { CatalogueService } from '../modules/catalogue/catalogue.service.ts';
const o=openDatabase({databaseUrl:null,dataDir:'/tmp/scat-data'});
const s=new CatalogueService(o.db);
try { const r=await s.products({kind:'search',text:'nilgiri'},{},'2025-26'); console.log((r.value as any[]).map(x=>x.ItemName)); } catch(e) { console.log(e); }
await o.close();
