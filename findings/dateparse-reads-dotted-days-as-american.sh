#!/usr/bin/env bash
# From when a home is free comes as text: "1.5.2027" in the German of Luxembourg and Eupen, where points stand between day, month and year; an
# American date has slashes. One would expect that dateparse, with which programs in Go read dates of any form, reads points as days first, and at
# least with its switch PreferMonthFirst(false), by which 01/05/2027 is 1 May. In fact points are American with and without it: 1.5.2027 is 5
# January, four months too early, and 12.11.2026 is 11 December, while 13.5.2027 is an error, which its retry with days first does not mend either.
# Whoever tries the switch with slashes trusts it. ParseStrict refuses both.
# It hurts an agency whose list of rentals is read by such a program: some rows are refused, and the others have another day. Here points stand
# between day, month and year, and a day that is none is named.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
go mod init example.org/read 2> /dev/null
go get github.com/araddon/dateparse@v0.0.0-20210429162001-6b43995a97de 2> /dev/null
cat > main.go <<'GO'
package main

import (
	"fmt"

	"github.com/araddon/dateparse"
)

func main() {
	for _, text := range []string{"01/05/2027", "1.5.2027", "01.05.2027", "12.11.2026", "13.5.2027"} {
		usual, failed := dateparse.ParseAny(text)
		dayFirst, other := dateparse.ParseAny(text, dateparse.PreferMonthFirst(false), dateparse.RetryAmbiguousDateWithSwap(true))
		_, strict := dateparse.ParseStrict(text)
		fmt.Printf("%s -> %s; with days first %s; strict %s\n", text, said(usual.Format("2 January 2006"), failed),
			said(dayFirst.Format("2 January 2006"), other), said("a day", strict))
	}
}

func said(day string, err error) string {
	if err != nil {
		return "an error"
	}
	return day
}
GO
seen=$(go run .)
echo "dateparse $(go list -m -f '{{.Version}}' github.com/araddon/dateparse)"
echo "$seen"
expected='01/05/2027 -> 5 January 2027; with days first 1 May 2027; strict an error
1.5.2027 -> 5 January 2027; with days first 5 January 2027; strict an error
01.05.2027 -> 5 January 2027; with days first 5 January 2027; strict an error
12.11.2026 -> 11 December 2026; with days first 11 December 2026; strict an error
13.5.2027 -> an error; with days first an error; strict an error'
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
