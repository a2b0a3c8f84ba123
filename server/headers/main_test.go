package headers_test

import (
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
)

func TestMain(m *testing.M) { sitetest.Main(m) }
