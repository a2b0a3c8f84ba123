package handle

import (
	"context"
	"time"
)

// readingLife is how long a connection reads before it is opened anew. SQLite reads the statistics of tables when a connection is opened:
// an office that brought in its properties before the first lead came would look people up as if there were none, which takes ten times as
// long at 50,000 leads.
const readingLife = time.Hour

// Analyze brings the statistics up to date by which SQLite chooses how to read, of tables that have none or became much larger or smaller,
// from a thousand rows of each index. In a cluster each node would judge for itself whether that is needed, so that nothing is done.
func (d *DB) Analyze(ctx context.Context) error {
	if d.Clustered() {
		return nil
	}
	_, err := d.Write(ctx, AnalysisLimit, Statement{SQL: "PRAGMA optimize = 0x10002"})
	return err
}

// AnalysisLimit lets an ANALYZE after it read no more than a thousand rows of each index.
var AnalysisLimit = Statement{SQL: "PRAGMA analysis_limit = 1000"}
