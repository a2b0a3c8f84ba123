// Package transit reads timetables of public transport, as operators publish them in ZIP files (GTFS Schedule), into the stops of a site.
// read.go opens the archive and makes the stops, tables.go reads the tables one after the other.
//
//   - Only stops with the lines that stop there are kept. The platforms of a station are one stop, with its name.
//   - A row that cannot be read is left out with a warning that names file, line, column and value; the others stay. Only what makes the
//     whole timetable useless is an error.
//   - Tables are read as streams: memory grows with stops, lines and trips, which limits bound, and not with the times at which they stop.
package transit
