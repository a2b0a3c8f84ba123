package check

import (
	"time"

	"github.com/gevel/gevel/agency"
)

// Facts are what the rules need besides the input.
type Facts struct {
	Catalog  *agency.Catalog
	Now      time.Time
	Property *agency.Property // the public property that the form is about; nil when there is none with its number
	Project  *agency.Project  // likewise
}
